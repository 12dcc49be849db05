const OFTEN = '(?:usually|typically|normally|generally|mostly|tend\\s+to|on\\s+average)';
const GLUCOSE = '(?:blood\\s+)?(?:glucose|sugar)(?:\\s+levels?)?';
const HIGH = '(?:peak|peaks|spike|spikes|top\\s+out|the\\s+highest|highest|at\\s+its\\s+(?:highest|peak))';
const LOW = '(?:bottom\\s+out|bottoms\\s+out|dip|dips|the\\s+lowest|lowest|at\\s+its\\s+lowest)';
/** "What time does my glucose usually peak", "between which hours is my glucose highest". */
const HOUR = new RegExp(
  `\\b(?:(?:at\\s+)?what\\s+time(?:\\s+of\\s+(?:the\\s+)?day)?|when(?=\\s+(?:does|is)\\b)|between\\s+which\\s+hours(?:\\s+of\\s+(?:the\\s+)?day)?|during\\s+which\\s+hours?)\\s+(?:does|is|do|are)\\s+my\\s+${GLUCOSE}\\s+(?:${OFTEN}\\s+)?(?:(${HIGH})|(${LOW}))\\b(?:\\s+${OFTEN})?`,
  'iu',
);
/** "How much time between my first and last meal": the eating window. */
const WINDOW =
  /\bhow\s+(?:much\s+time|long|many\s+hours)\s+(?:(?:is|are|was|were|lies?|pass(?:es|ed)?|go(?:es)?\s+by|went\s+by|do\s+i\s+have|did\s+i\s+have|do\s+i\s+leave)\s+)?(?:there\s+)?between\s+(?:my\s+|the\s+)?first\s+(?:(?:meal|bite|food)\s+)?and\s+(?:my\s+|the\s+)?last\s+(?:meal|bite|food)(?:\s+of\s+(?:the|a|each)\s+day)?/iu;
const EARLY =
  /\bhow\s+(?:early|late|soon)\s+did\s+i\s+(?:(start|begin)|(stop|finish|quit))\s+eating\b(?!\s+(?:breakfast|lunch|dinner))/iu;
const PART = 'week|half|third|quarter|day|days|\\d+\\s+(?:days|weeks)|two\\s+weeks';
/** "The first week of February vs the last week": of the same month. */
const SAME_MONTH = new RegExp(
  `\\b(first\\s+(?:${PART})\\s+of\\s+([a-z]+(?:\\s+\\d{4})?))\\s*,?\\s+(vs\\.?|versus|and|to|with|than(?:\\s+in)?|compared\\s+(?:to|with)|against)\\s+(?:in\\s+)?(?:the\\s+)?(last|final|second)(?:\\s+(${PART}|one))?(?=\\s*(?:[?.,]|$))`,
  'iu',
);
const PART_OF_FIRST = new RegExp(`^first\\s+(${PART})\\b`, 'iu');

/** Times of the day and of the month in the grammar's words. */
export const withTimesOfDay = (question: string): string =>
  question
    .replace(
      HOUR,
      (_all, high?: string) =>
        `at which hour of the day is my glucose ${high === undefined ? 'lowest' : 'highest'}`,
    )
    .replace(WINDOW, 'how long is my eating window')
    .replace(
      EARLY,
      (_all, start?: string) => `what time was my ${start === undefined ? 'last' : 'first'} meal`,
    )
    .replace(SAME_MONTH, (_all, first: string, month: string, joint: string, end: string, part?: string) => {
      const named = part === undefined || part === 'one' ? (PART_OF_FIRST.exec(first)?.[1] ?? 'week') : part;
      return `${first} ${joint} the ${end} ${named} of ${month}`;
    });
