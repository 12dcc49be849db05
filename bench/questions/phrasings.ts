import type { Query, Window } from '#domain/query/query.ts';
import { seededRandom } from '#domain/numbers/seeded-random.ts';

/** A question put together from parts, with the query it must become. */
export interface Phrased {
  readonly kind: string;
  readonly question: string;
  readonly query: Query;
}

type Pick = <T>(list: readonly T[]) => T;

interface Subject {
  readonly key: string;
  readonly names: readonly string[];
  /** Phrases with # for a limit, and the values of it. */
  readonly had: readonly string[];
  readonly limits: readonly (readonly [spoken: string, value: number])[];
  readonly isAdded: boolean;
}

const numbers = (...values: readonly number[]): Subject['limits'] =>
  values.map((value) => [value >= 1000 ? value.toLocaleString('en-US') : String(value), value]);
const minutes = (...values: readonly number[]): Subject['limits'] =>
  values.map((value) => [`${value} minutes`, value]);

// oxfmt-ignore
const SUBJECTS: readonly Subject[] = [
  { key: 'steps', names: ['steps', 'step count', 'number of steps', 'daily steps', 'daily step count'], had: ['I took # steps', 'I walked # steps', 'I had # steps', 'my step count was #', 'my steps were #', 'I got # steps'], limits: numbers(8000, 10_000, 12_500), isAdded: true },
  { key: 'activeZoneMinutes', names: ['active zone minutes', 'active zone minute count', 'number of active zone minutes'], had: ['I had # active zone minutes', 'I got # active zone minutes', 'my active zone minutes were #', 'I earned # active zone minutes'], limits: numbers(20, 30, 45), isAdded: true },
  { key: 'fatburnActiveZoneMinutes', names: ['fat burn active zone minutes', 'fat burn minutes', 'fatburn active zone minutes'], had: ['I had # fat burn minutes', 'I logged # fat burn active zone minutes'], limits: numbers(10, 20), isAdded: true },
  { key: 'cardioActiveZoneMinutes', names: ['cardio active zone minutes', 'cardio minutes', 'cardio zone minutes'], had: ['I had # cardio minutes', 'my cardio active zone minutes were #'], limits: numbers(5, 15), isAdded: true },
  { key: 'peakActiveZoneMinutes', names: ['peak active zone minutes', 'peak minutes', 'peak zone minutes'], had: ['I had # peak minutes', 'I spent # minutes in the peak zone'], limits: numbers(2, 5), isAdded: true },
  { key: 'restingHeartRateBpm', names: ['resting heart rate', 'RHR', 'resting HR', 'resting pulse'], had: ['my resting heart rate was #', 'I had a resting heart rate of #', 'my RHR was #'], limits: [['60', 60], ['58 bpm', 58], ['62 beats per minute', 62]], isAdded: false },
  { key: 'hrvMs', names: ['heart rate variability', 'HRV', 'HRV in milliseconds'], had: ['my HRV was #', 'my heart rate variability was #'], limits: [['50', 50], ['45 ms', 45], ['40 milliseconds', 40]], isAdded: false },
  { key: 'sleepMinutes', names: ['sleep', 'sleep duration', 'sleep time', 'total sleep time', 'minutes of sleep', 'minutes asleep'], had: ['I slept #', 'I got # of sleep', 'my sleep duration was #', 'I was asleep for #', 'I slept for #'], limits: [['7 hours', 420], ['8 hours', 480], ['6.5 hours', 390], ['400 minutes', 400], ['7 and a half hours', 450]], isAdded: true },
  { key: 'deepSleepMinutes', names: ['deep sleep', 'deep sleep minutes', 'minutes of deep sleep', 'time in deep sleep', 'deep sleep duration'], had: ['I got # of deep sleep', 'I had # of deep sleep', 'my deep sleep was #'], limits: [...minutes(60, 75), ['1 hour', 60]], isAdded: true },
  { key: 'remSleepMinutes', names: ['REM sleep', 'REM sleep minutes', 'minutes of REM sleep', 'time in REM', 'amount of REM sleep'], had: ['I got # of REM sleep', 'I spent # in REM sleep', 'my REM sleep was #'], limits: [...minutes(80, 90), ['an hour and a half', 90]], isAdded: true },
  { key: 'lightSleepMinutes', names: ['light sleep', 'light sleep minutes', 'minutes of light sleep'], had: ['I got # of light sleep', 'my light sleep was #'], limits: minutes(220, 260), isAdded: true },
  { key: 'awakeMinutes', names: ['awake minutes', 'minutes awake', 'time awake in bed', 'time awake during the night'], had: ['I was awake for #', 'my awake time was #'], limits: minutes(30, 45), isAdded: true },
  { key: 'deepSleepPercent', names: ['deep sleep percentage', 'percentage of deep sleep', 'percent deep sleep'], had: ['my deep sleep percentage was #'], limits: [['15%', 15], ['20 percent', 20]], isAdded: false },
  { key: 'remSleepPercent', names: ['REM sleep percentage', 'percentage of REM sleep', 'REM percentage'], had: ['my REM sleep percentage was #'], limits: [['20%', 20], ['22 percent', 22]], isAdded: false },
  { key: 'stressScore', names: ['stress score', 'stress management score', 'stress management'], had: ['my stress score was #', 'I had a stress management score of #'], limits: numbers(60, 75, 80), isAdded: false },
];

const last = (days: number): Window => ({ kind: 'last-days', days });
const between = (from: string, to: string): Window => ({ kind: 'dates', from, to });
// oxfmt-ignore
const WINDOWS: readonly (readonly [spoken: string, window: Window])[] = [
  ['', { kind: 'all' }], ['over all my data', { kind: 'all' }], ['over the entire period', { kind: 'all' }],
  ['in the last 7 days', last(7)], ['over the past 30 days', last(30)], ['during the last two weeks', last(14)], ['over the past month', last(30)], ['in the past week', last(7)], ['for the last 10 days', last(10)], ['in the previous 14 days', last(14)], ['over the last three months', last(90)], ['within the past 20 days', last(20)], ['in the most recent 5 days', last(5)],
  ['last week', { kind: 'week', back: 1 }], ['this week', { kind: 'week', back: 0 }], ['last month', { kind: 'month', back: 1 }], ['this month', { kind: 'month', back: 0 }], ['so far this month', { kind: 'month', back: 0 }], ['this year', { kind: 'year', back: 0 }],
  ['in January', between('2024-01-01', '2024-01-31')], ['during the month of January', between('2024-01-01', '2024-01-31')], ['throughout January 2024', between('2024-01-01', '2024-01-31')], ['between January 3 and January 17', between('2024-01-03', '2024-01-17')], ['from January 5th to January 20th', between('2024-01-05', '2024-01-20')], ['from the 4th to the 12th of January', between('2024-01-04', '2024-01-12')], ['since January 10', between('2024-01-10', null as never)], ['in the first week of January', between('2024-01-01', '2024-01-07')], ['between 2024-01-08 and 2024-01-21', between('2024-01-08', '2024-01-21')], ['from 1/5 to 1/15', between('2024-01-05', '2024-01-15')], ['in the first half of January', between('2024-01-01', '2024-01-15')],
];
const WEEKDAYS: readonly (readonly [spoken: string, weekdays: readonly number[]])[] = [
  ['on weekends', [5, 6]],
  ['on weekdays', [0, 1, 2, 3, 4]],
  ['on Mondays', [0]],
  ['on Tuesdays and Thursdays', [1, 3]],
  ['on Saturday nights', [5]],
];

type Aggregate = readonly [spoken: readonly string[], aggregate: Query['aggregate'], isForAdded?: boolean];
// oxfmt-ignore
const AGGREGATES: readonly Aggregate[] = [
  [['average', 'mean', 'typical', 'avg'], 'mean'], [['median'], 'median'], [['minimum', 'lowest', 'min', 'smallest'], 'min'], [['maximum', 'highest', 'max', 'largest'], 'max'],
  [['total', 'sum of', 'combined'], 'sum', true], [['standard deviation of', 'std of', 'standard deviation in'], 'sd'], [['variance of'], 'variance'],
];
// oxfmt-ignore
const ASKS = ['What was my {A} {N} {W}?', 'What is my {A} {N} {W}?', 'Tell me my {A} {N} {W}.', 'Can you calculate my {A} {N} {W}?', '{W}, what was my {A} {N}?', 'Please compute the {A} {N} {W}', 'my {A} {N} {W}', '{A} {N} {W}', "What's the {A} {N} I had {W}?", 'Could you find my {A} {N} {W}, please?', 'I want to know my {A} {N} {W}', 'Give me the {A} {N} {W}', "i'd like to see my {A} {N} {W}", 'how about my {A} {N} {W}?', 'What has my {A} {N} been {W}?', 'Show me the {A} {N} {W}', 'Find the {A} {N} {W}.', 'Do you know what my {A} {N} was {W}?', 'What would you say my {A} {N} was {W}?', '{W} what has been my {A} {N}?', 'Looking at my data {W}, what is my {A} {N}?', 'I was wondering what my {A} {N} was {W}', 'What value was my {A} {N} {W}?'];
// oxfmt-ignore
const OPS: readonly (readonly [spoken: string, op: '<' | '<=' | '>' | '>='])[] = [['more than', '>'], ['over', '>'], ['above', '>'], ['greater than', '>'], ['less than', '<'], ['under', '<'], ['below', '<'], ['fewer than', '<'], ['at least', '>='], ['at most', '<='], ['no more than', '<='], ['no less than', '>=']];
const COUNTS = [
  'How many days {W}',
  'On how many days {W}',
  'How many nights {W}',
  'Count the days {W} when',
  'What is the number of days {W} where',
  'number of days {W} when',
  'How many times {W}',
  'Tell me how many days {W}',
  '{W}, on how many days',
  'Can you count how many days {W}',
];
const SHARES = [
  'What percentage of days {W}',
  'On what percentage of days {W}',
  'What percent of the time {W}',
  'What fraction of days {W}',
  'What proportion of nights {W}',
];
const WHENS = [
  'on days when',
  'on days',
  'when',
  'on days where',
  'for days when',
  'on the days that',
  'only counting days when',
  'considering only days when',
  'if',
];

const tidy = (text: string): string => {
  const said = text
    .replace(/\s+/g, ' ')
    .replace(/ ([?.,])/g, '$1')
    .replace(/^, */, '')
    .trim();
  return said.slice(0, 1).toUpperCase() + said.slice(1);
};
const asDid = (clause: string): string =>
  clause
    .replace(/^I was (asleep|awake)/, 'was I $1')
    .replace(
      /^I (took|walked|had|got|earned|logged|spent|slept)/,
      (_, verb: string) =>
        `did I ${{ took: 'take', walked: 'walk', had: 'have', got: 'get', earned: 'earn', logged: 'log', spent: 'spend', slept: 'sleep' }[verb]}`,
    )
    .replace(/^my (.+?) (was|were) /, '$2 my $1 ');

/** Every 29th letter is lost or doubled, or two change places, as in hasty typing. */
function slipped(text: string, pick: Pick): string {
  const words = text.split(' ');
  const long = words.flatMap((word, at) => (/^[a-z]{6,}$/.test(word) ? [at] : []));
  if (long.length === 0) return text;
  const at = pick(long);
  const word = words[at] ?? '';
  const place = pick([2, 3, 4]);
  const slips = [
    word.slice(0, place) + word.slice(place + 1),
    word.slice(0, place) + word.slice(place, place + 1) + word.slice(place),
    word.slice(0, place) + (word[place + 1] ?? '') + (word[place] ?? '') + word.slice(place + 2),
  ];
  return words.with(at, pick(slips)).join(' ');
}

const comparisonOf = (pick: Pick, { had, limits }: Subject) => {
  const [word, op] = pick(OPS);
  const [spoken, value] = pick(limits);
  return { clause: pick(had).replace('#', `${word} ${spoken}`), comparison: { op, value } } as const;
};

function valueOf(pick: Pick): Phrased {
  const subject = pick(SUBJECTS);
  const [words, aggregate] = pick(AGGREGATES.filter(([, , isForAdded]) => !isForAdded || subject.isAdded));
  const [spoken, window] = pick(WINDOWS);
  const fill = (ask: string): string =>
    ask.replace('{A}', pick(words)).replace('{N}', pick(subject.names)).replace('{W}', spoken);
  return {
    kind: 'value',
    question: tidy(fill(pick(ASKS))),
    query: { metric: subject.key, aggregate, window },
  };
}

function weekdayOf(pick: Pick): Phrased {
  const { question, query } = valueOf(pick);
  const [spoken, weekdays] = pick(WEEKDAYS);
  return {
    kind: 'weekday',
    question: `${question.replace(/[?.]$/, '').replace(/, please$/, '')} ${spoken}?`,
    query: { ...query, weekdays },
  };
}

function countOf(pick: Pick): Phrased {
  const subject = pick(SUBJECTS);
  const isShare = pick([true, false, false]);
  const ask = pick(isShare ? SHARES : COUNTS);
  const { clause, comparison } = comparisonOf(pick, subject);
  const [spoken, window] = pick(WINDOWS);
  const isStated = /(?:when|where)$/.test(ask);
  return {
    kind: isShare ? 'share' : 'count',
    question: tidy(`${ask.replace('{W}', spoken)} ${isStated ? clause : asDid(clause)}?`),
    query: { metric: subject.key, aggregate: isShare ? 'share' : 'count', threshold: comparison, window },
  };
}

function conditionOf(pick: Pick): Phrased {
  const { question, query } = valueOf(pick);
  const other = pick(SUBJECTS.filter(({ key }) => key.slice(0, 4) !== query.metric.slice(0, 4)));
  const { clause, comparison } = comparisonOf(pick, other);
  const asked = question.replace(/[?.]$/, '').replace(/, please$/, '');
  const when = pick(WHENS);
  const isFirst = pick([true, false]);
  const said = isFirst
    ? `${when} ${clause}, ${asked.slice(0, 1).toLowerCase()}${asked.slice(1)}?`
    : `${asked} ${when} ${clause}?`;
  return {
    kind: 'condition',
    question: tidy(said),
    query: { ...query, when: [{ metric: other.key, comparison }] },
  };
}

const MAKERS = [valueOf, valueOf, weekdayOf, countOf, countOf, conditionOf, conditionOf];

/** Questions over every combination of statistic, metric, days and wording; one in ten has a typing slip. The same in every run. */
export function phrasings(count: number, seed = 17): readonly Phrased[] {
  const roll = seededRandom(seed);
  const pick: Pick = (list) => {
    const chosen = list[Math.floor(roll() * list.length)];
    if (chosen === undefined) throw new Error('Nothing to pick from.');
    return chosen;
  };
  return Array.from({ length: count }, () => {
    const made = pick(MAKERS)(pick);
    return pick([true, ...Array<boolean>(9).fill(false)])
      ? { ...made, kind: `${made.kind} (slip)`, question: slipped(made.question, pick) }
      : made;
  });
}
