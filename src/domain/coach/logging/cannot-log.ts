import type { ScreenName } from '#domain/screens/screens.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';

/** What is entered on a screen of its own, as members tell it: "I slept 7 hours", "ketones 0.8". */
const ELSEWHERE: readonly {
  readonly said: RegExp;
  readonly what: string;
  readonly how: string;
  readonly link: string;
  readonly screen: ScreenName;
}[] = [
  {
    said: /^i (?:only |just |finally )?(?:slept|(?:got|had) (?=.*\bsleep\b))[^?]*\d[^?]*$|^(?:log )?(?:my )?sleep:? \d[^?]*$/,
    what: 'sleep',
    how: 'Open Sleep and enter when you went to bed and when you got up.',
    link: 'Open sleep',
    screen: 'sleep',
  },
  {
    said: /^i (?:only |just )?(?:walked|did|took|got|made) (?:about |around )?[\d.,]+k? steps\b[^?]*$|^(?:log )?(?:my )?steps:? \d[^?]*$|^(?:log )?[\d.,]+k? steps$/,
    what: 'steps',
    how: 'Open Movement and enter your steps for the day, or connect a device that sends them.',
    link: 'Open movement',
    screen: 'movement',
  },
  {
    said: /^(?:log )?(?:my )?(?:breath|urine) ketones?(?: (?:is|are|was|were|of))?:? \d[^?]*$/,
    what: 'breath or urine ketones',
    how: 'Open Glucose and enter the reading under Ketones.',
    link: 'Open glucose',
    screen: 'glucose',
  },
  {
    said: /^(?:log )?(?:my )?stress(?: level)?(?: (?:is|was|of))?:? \d[^?]*$/,
    what: 'stress',
    how: 'Open Stress and do a check-in.',
    link: 'Open stress',
    screen: 'stress',
  },
];

const SKIPPED =
  /^i (?:skipped|missed|didn't (?:have|eat)|did not (?:have|eat)|had no|had nothing for|ate nothing for|ate no) (?:my |any )?(?:breakfast|lunch|dinner|supper)\b[^?]*$/;

/** Says where something is entered; undefined if it has no screen of its own. */
export function elsewhereReply(entered: string): Reply | undefined {
  const found = ELSEWHERE.find(({ what }) => what === entered);
  return (
    found &&
    reply({
      kind: 'advice',
      title: `I can’t log ${found.what}`,
      paragraphs: [found.how],
      links: [{ name: found.link, screen: found.screen }],
    })
  );
}

/** Answers a message that tells what can't be logged by words; undefined for others. @param text plain words */
export function cannotLog(text: string): Reply | undefined {
  const elsewhere = ELSEWHERE.find(({ said }) => said.test(text));
  if (elsewhere) return elsewhereReply(elsewhere.what);
  if (SKIPPED.test(text))
    return reply({
      kind: 'advice',
      title: 'Nothing to log',
      paragraphs: [
        'A meal you skipped doesn’t need an entry. A day counts as complete if you log two of breakfast, lunch and dinner, or mark it complete.',
      ],
      links: [{ name: 'Open today’s meals', screen: 'meals' }],
    });
  if (!/^(?:log|record|track)\b/.test(text)) return undefined;
  return reply({
    kind: 'advice',
    title: 'I can’t log that',
    paragraphs: [
      'I can log food, water, coffee, tea, your weight, your blood pressure, your glucose, blood ketones and workouts. I can also start or end a fast. Include the amount, such as “Log 2 eggs and toast” or “Log a 30-minute run.”',
      'To log anything else, open its screen under More. Some things can’t be logged in the app.',
    ],
    links: [{ name: 'Open More', screen: 'more' }],
  });
}
