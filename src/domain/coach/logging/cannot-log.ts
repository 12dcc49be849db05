import { reply, type Reply } from '#domain/coach/reply.ts';

/** Answers a request to log something that can't be logged by words; undefined for other questions. */
export const cannotLog = (question: string): Reply | undefined =>
  /^\s*(?:please |can you )?(?:log|record|track)\b/i.test(question)
    ? reply({
        kind: 'advice',
        title: 'I can’t log that',
        paragraphs: [
          'I can log food, water, coffee, tea, your weight, your blood pressure and workouts. I can also start or end a fast. Include the amount, such as “Log 2 eggs and toast” or “Log a 30-minute run.”',
          'To log anything else, open its screen under More. Some things can’t be logged in the app.',
        ],
        links: [{ name: 'Open More', screen: 'more' }],
      })
    : undefined;
