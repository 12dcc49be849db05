import { reply, type Reply } from '#domain/coach/reply.ts';

const SLEPT =
  /^\s*i (?:only |just |finally )?(?:slept|got|had) .*\b(?:hours?|hrs?|h|minutes?|min)\b(?!.*\?)/i;
const WALKED =
  /^\s*i (?:only |just )?(?:walked|did|took|got|made) (?:about |around )?[\d.,]+k? steps\b(?!.*\?)/i;

/** Answers a request to log something that can't be logged by words; undefined for other questions. */
export function cannotLog(question: string): Reply | undefined {
  if (SLEPT.test(question) && /\b(?:slept|sleep)\b/i.test(question))
    return reply({
      kind: 'advice',
      title: 'I can’t log sleep',
      paragraphs: ['Open Sleep and enter when you went to bed and when you got up.'],
      links: [{ name: 'Open sleep', screen: 'sleep' }],
    });
  if (WALKED.test(question))
    return reply({
      kind: 'advice',
      title: 'I can’t log steps',
      paragraphs: ['Open Movement and enter your steps for the day, or connect a device that sends them.'],
      links: [{ name: 'Open movement', screen: 'movement' }],
    });
  if (!/^\s*(?:please |can you )?(?:log|record|track)\b/i.test(question)) return undefined;
  return reply({
    kind: 'advice',
    title: 'I can’t log that',
    paragraphs: [
      'I can log food, water, coffee, tea, your weight, your blood pressure and workouts. I can also start or end a fast. Include the amount, such as “Log 2 eggs and toast” or “Log a 30-minute run.”',
      'To log anything else, open its screen under More. Some things can’t be logged in the app.',
    ],
    links: [{ name: 'Open More', screen: 'more' }],
  });
}
