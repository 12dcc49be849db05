import { plainWords } from '#domain/coach/abilities/plain-words.ts';
import type { ReplyContext } from '#domain/coach/build-figure.ts';
import { windowWords } from '#domain/coach/phrases.ts';
import { queryReply } from '#domain/coach/query-reply.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { MEAL_KINDS } from '#domain/meals/meal.ts';
import { METRICS } from '#domain/metrics/catalog.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { joinedTimes, readTimes } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';

const ASKED =
  /^(?:(?:have|did) i (?:already |even |actually )?(?:log(?:ged)?|track(?:ed)?|record(?:ed)?|enter(?:ed)?)|is) (?:any |some |my |the |an? )*(.+)$/;
/** "Have I eaten yet?", "did I weigh myself this week": the record without its name. */
const DONE: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:have|did) i (?:already |even |actually )?(?:eaten|eat|ate|have|had) (?=(?:an? |any |my )?(?:breakfast|lunch|dinner|snack)\b)/,
    'did i log ',
  ],
  [/^(?:have|did) i (?:already |even |actually )?snack(?:ed)?\b/, 'did i log a snack'],
  [
    /^(?:have|did) i (?:already |even |actually )?(?:work(?:ed)? out|exercised?|train(?:ed)?)\b/,
    'did i log a workout',
  ],
  [
    /^(?:have|did) i (?:already |even |actually )?(?:do(?:ne)? a |have a |had a )?fast(?:ed)?\b/,
    'did i log a fast',
  ],
  [
    /^(?:have|did) i (?:already |even |actually )?(?:take(?:n)? a |have a |had a )?nap(?:ped)?\b/,
    'did i log a nap',
  ],
  [
    /^(?:have|did) i (?:already |even |actually )?(?:drink|drunk|have|had) (?:any )?(?=alcohol\b)/,
    'did i log ',
  ],
  [
    /^(?:have|did) i (?:already |even )?(?:eaten|eat|ate)(?: (?:anything|something|any food))?\b/,
    'did i log a meal',
  ],
  [/^(?:have|did) i (?:already |even )?weigh(?:ed)? (?:myself|in)\b/, 'did i log my weight'],
];
const IDLE = /@\w+|\b(?:yet|already|so far|logged|tracked|recorded|entered|at all)\b|[?.,]/g;

type Figure = Pick<Query, 'metric' | 'aggregate' | 'where'>;

/** Records by the words for them, and one of them as it is said. */
const RECORDS: readonly (readonly [words: RegExp, one: string, figure: Figure])[] = [
  [/^(?:foods?|meals?|anything(?: to eat)?)$/, 'a meal', { metric: 'meals', aggregate: 'sum' }],
  [/^(?:workouts?|exercise|training)$/, 'a workout', { metric: 'workouts', aggregate: 'sum' }],
  [/^fasts?$/, 'a fast', { metric: 'fastHours', aggregate: 'sum' }],
  [/^naps?$/, 'a nap', { metric: 'napMinutes', aggregate: 'sum' }],
  [/^(?:blood pressure|bp)$/, 'your blood pressure', { metric: 'systolicMmhg', aggregate: 'last' }],
  [/^(?:glucose|blood sugar)$/, 'a glucose reading', { metric: 'glucoseReadings', aggregate: 'sum' }],
];

export interface AskedLogged {
  readonly query: Query;
  /** One of the records: "a workout". */
  readonly one: string;
}

function recordNamed(what: string): readonly [one: string, figure: Figure] | undefined {
  const kind = MEAL_KINDS.find((each) => each === what || `${each}s` === what);
  if (kind)
    return [
      kind === 'snack' ? 'a snack' : kind,
      { metric: 'meals', aggregate: 'sum', where: { kinds: [kind] } },
    ];
  const [, one, figure] = RECORDS.find(([words]) => words.test(what)) ?? [];
  if (one !== undefined && figure) return [one, figure];
  const metric = METRICS.find(
    ({ names, list }) =>
      list !== 'blood' && list !== 'targets' && names.some((name) => name.toLowerCase() === what),
  );
  if (!metric) return undefined;
  const { key, plain, perDay } = metric;
  if (plain === 'last') return [`your ${what}`, { metric: key, aggregate: 'last' }];
  return [
    perDay === 'sum' ? `any ${what}` : what,
    { metric: key, aggregate: perDay === 'sum' ? 'sum' : 'mean' },
  ];
}

/** Reads "Have I logged water?" and "Did I log lunch yesterday?"; without a day, it's today. */
export function readLogged(question: string, today: string): AskedLogged | undefined {
  const said = DONE.reduce(
    (text, [words, logged]) => text.replace(words, logged),
    normalized(plainWords(question)),
  );
  const asked = ASKED.exec(said)?.[1];
  if (asked === undefined || (/^is\b/.test(normalized(question)) && !/\blogged\b/.test(asked)))
    return undefined;
  const { text, times } = readTimes(asked, today);
  const time = joinedTimes(times);
  const what = text.replaceAll(IDLE, ' ').replaceAll(/\s+/g, ' ').trim();
  const [one, figure] = (time && recordNamed(what)) ?? [];
  return one === undefined || !figure
    ? undefined
    : { query: { window: { kind: 'day', back: 0 }, ...time, ...figure }, one };
}

/** "Yes: You drank 500 mL of water today", "No: You haven’t logged any water today." */
export function loggedReply({ query, one }: AskedLogged, source: RecordSource, context: ReplyContext): Reply {
  const answer = evaluate(query, source);
  if (answer.value !== null && answer.value > 0)
    return { ...queryReply(query, answer, context), title: 'Yes' };
  const { window } = query;
  const isOpen =
    window.kind !== 'dates' && window.kind !== 'all' && (window.kind === 'last-days' || window.back === 0);
  return reply({
    kind: 'answer',
    title: 'No',
    paragraphs: [
      `You ${isOpen ? 'haven’t logged' : 'didn’t log'} ${one}${windowWords(window, context.today) ? ` ${windowWords(window, context.today)}` : ''}.`,
    ],
    query,
  });
}
