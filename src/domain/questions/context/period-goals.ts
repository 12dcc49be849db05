import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { RecordFilter, Window } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { isOneDay } from '#domain/query/windows.ts';
import { isAddable } from '#domain/questions/asked-figure.ts';
import { chooseMetric, metricComparison } from '#domain/questions/choose-metric.ts';
import { FROM_UNIT } from '#domain/questions/conditions.ts';
import type { Tag } from '#domain/questions/grammar-words.ts';
import type { Lexeme, Lexicon } from '#domain/questions/lexicon.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { tagged } from '#domain/questions/tag.ts';
import type { TimeWords } from '#domain/questions/times/calendar-dates.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { MIN_STEPS } from './bounds.ts';
import { type Message, readMessage } from './message.ts';

/** What is to be reached, or what somebody else has reached. */
const GOAL =
  /\b(?:goals?|targets?|aim\w*|challenge\w*|plan\w*|bet|hop(?:e|ing)|want\w*|try|trying|resolution|need|should|supposed|promised?|pledged?|committed|quota|budget|limit|set|says?|said|told|asked|like to|love to|(?:mate|friend|brother|sister|wife|husband|partner|colleague|boss|neighbou?r|dad|mom|mum|son|daughter|cousin|he|she|they) (?:has|have|already|did|ran|walked|cycled|swam|rode))\b/;
/** For each day rather than for the whole period. */
const DAILY =
  /\b(?:(?:a|per|each|every) (?:day|night|run|ride|walk|workout|session|meal)|daily|nightly|averag\w*)\b/;
const PERIOD = /\b(?:(?:a|per|each|every|in a|in 1) (week|month|year)|(week|month|year)ly)\b/;
const UNIT = '(?:[a-z]+ ){0,3}?';
/** "How many steps do I still need", "how far behind him am I", "how many short was that". */
const DISTANCES: readonly RegExp[] = [
  new RegExp(
    `\\bhow (?:many|much) (?:more |further )?${UNIT}(?:do i (?:still )?(?:need|have left|have to go|lack)|(?:are|is) (?:still )?(?:left|missing|to go|needed|outstanding|remaining)|(?:am i |was i )?(?:still )?(?:left|to go|remain|missing))\\b`,
  ),
  new RegExp(
    `\\b(?:by )?how (?:far|close|much|many ${UNIT.replace('{0,3}?', '{0,2}?')}[a-z]+|many) (?:(?:am|was|is|are) (?:i|that|it) )?(?:still )?(?:ahead or behind|behind or ahead|over or under|under or over|short|behind|ahead|off|away|over|under|past|beyond)\\b`,
  ),
  /\bhow (?:many|much)(?: [a-z]+)? (?:did|have|was) i (?:fall short|fallen short|come up short|short|miss it|missed it|beat it|exceed it)(?: by)?\b/,
  /\bby how (?:much|many(?: [a-z]+)?) (?:did|have|has) i (?:miss|missed|beat|beaten|exceed|exceeded|overshoot|fall short)\b/,
];
const UNDER =
  /\b(?:behind|short|under|left|need|to go|off|missing|away|remain\w*|lack|outstanding|close|miss|missed|fall short)\b/;
/** What a sentence about a distance may say besides. */
const PASSED: ReadonlySet<Tag> = new Set<Tag>([
  'filler',
  'metric',
  'implied',
  'workout',
  'unit',
  'time',
  'comma',
  'question',
  'present',
  'howmuch',
  'howfar',
  'count',
  'target',
  'eat',
  'or',
  'and',
]);
/** "How many km short of 100 km of running was I this year": both in one sentence. */
const SINGLE =
  /^((?:by )?how (?:many|much|far|close)\b.*?) (?:to (?:reach|hit|get to|make|get)|(?:from|of|until|till)(?: reaching| hitting)?|for) (?:my |the |a )?(?:goal |target |total )?(?:of )?(?=[\d.]+ )(.+)$/;

interface Part {
  readonly text: string;
  readonly words: readonly Lexeme[];
  readonly times: readonly TimeWords[];
}

function partOf(said: string, source: RecordSource, lexicon: Lexicon): Part {
  const { text, times } = readTimes(said.split(' ').map(lexicon.correct).join(' '), source.today);
  return { text, words: tagged(text, lexicon), times };
}

/** The only period of some days that is named; null if there are others. */
function periodOf({ times }: Part): Window | null | undefined {
  const [time, ...more] = times.filter(({ window }) => window?.kind !== 'all');
  if (more.length > 0 || (time && !time.window) || isOneDay(time?.window)) return null;
  return time?.window;
}

/** What a number of a goal is one of. */
const MEASURES: ReadonlySet<Tag> = new Set<Tag>(['unit', 'metric', 'implied', 'workout']);
const ofTag = (words: readonly Lexeme[], tag: Tag): Lexeme | undefined =>
  words.find((each) => each.tag === tag);

interface Figure {
  readonly metric: Metric;
  readonly where: RecordFilter;
}

/** What a goal's number counts: of which metric, of which workouts. */
function figureOf(
  goal: Part,
  asked: Part,
  unit: string | undefined,
  source: RecordSource,
): Figure | undefined {
  const all = [...goal.words, ...asked.words];
  const sports = all.filter(({ tag, keys }) => tag === 'workout' && keys.length > 0);
  const sport = sports[0] ?? ofTag(all, 'workout');
  if (sports.some(({ keys }) => keys.join() !== sports[0]?.keys.join())) return undefined;
  const metrics = all.filter(({ tag, words }) => tag === 'metric' && words !== 'distance');
  // "Walk 300,000 steps": of whole days.
  const isOfSport = sport !== undefined && (metrics.length === 0 || sport.value === 'noun');
  const hints = { isWorkout: isOfSport, isEaten: false, isBurned: false, unit };
  const own = sport && metrics.length === 0 ? FROM_UNIT[unit ?? ''] : undefined;
  const shared = metrics.reduce<readonly string[] | undefined>(
    (keys, each) => keys?.filter((key) => each.keys.includes(key)) ?? each.keys,
    undefined,
  );
  const isTally = sport?.value === 'noun' && metrics.length === 0 && unit === undefined;
  const implied = ofTag(all, 'implied')?.keys;
  const keys = own ? [own] : isTally ? ['workouts'] : (shared ?? (sport ? undefined : implied));
  const metric = keys && chooseMetric(keys, hints, source);
  if (!metric || !isAddable(metric)) return undefined;
  const isNarrowed = metric.list === 'workouts' && sport !== undefined && sport.keys.length > 0;
  return { metric, where: isNarrowed ? { kinds: sport.keys } : {} };
}

function readGoal(goal: Part, asked: Part, source: RecordSource): Understood | undefined {
  const numbers = goal.words.flatMap(({ tag }, at) => (tag === 'number' ? [at] : []));
  const [at, ...more] = numbers;
  if (at === undefined || more.length > 0 || !GOAL.test(goal.text) || DAILY.test(goal.text)) return undefined;
  const [, noun, adverb] = PERIOD.exec(goal.text) ?? [];
  const [own, other] = [periodOf(goal), periodOf(asked)];
  const period = noun ?? adverb;
  if (own === null || other === null || (own && other && JSON.stringify(own) !== JSON.stringify(other)))
    return undefined;
  const window = own ?? other;
  // "20 km a week": how far short of it in one week.
  if (!window || (period !== undefined && window.kind !== period)) return undefined;
  if (period === undefined && !own) return undefined;
  const after = goal.words[at + 1];
  const number = Number(goal.words[at]?.value);
  // "I've set 3 alarms": of nothing that is recorded.
  const isNamed = after !== undefined && MEASURES.has(after.tag);
  if (after?.tag === 'unknown' || (!isNamed && number < MIN_STEPS)) return undefined;
  const unit = (after?.tag === 'unit' ? after : ofTag(asked.words, 'unit'))?.value;
  const figure = figureOf(goal, asked, unit, source);
  const stated = { op: '=' as const, value: number, unit };
  const target = figure && metricComparison(stated, figure.metric)?.value;
  if (!figure || typeof target !== 'number' || target <= 0) return undefined;
  const { metric, where } = figure;
  return {
    query: {
      metric: metric.key,
      aggregate: 'sum',
      ...(where.kinds ? { where } : {}),
      window,
      target: UNDER.test(asked.text) ? 'under' : 'over',
      targetValue: target,
      isTargetTotal: true,
    },
    ...(unit !== undefined && unit !== metric.unit && findMetric(metric.key) ? { unit } : {}),
  };
}

function messageOf(question: string): Message | undefined {
  const [, asked, goal] = SINGLE.exec(normalized(question)) ?? [];
  return asked !== undefined && goal !== undefined
    ? { asked, context: [`my goal is ${goal}`] }
    : readMessage(question);
}

/** How far a total is from a number for a whole period: "I want to run 100 km this year. How many to go?" */
export function readPeriodGoal(
  question: string,
  source: RecordSource,
  lexicon: Lexicon,
): Understood | undefined {
  const message = messageOf(question);
  if (!message) return undefined;
  const asked = partOf(normalized(message.asked), source, lexicon);
  const distance = DISTANCES.map((pattern) => pattern.exec(asked.text)?.[0]).find(
    (each) => each !== undefined,
  );
  const rest = tagged(asked.text.replace(distance ?? '', ' '), lexicon);
  const isPlain = ({ tag, words }: Lexeme): boolean =>
    PASSED.has(tag) || /^(?:him|her|them|it|that|this|still|now|there)$/.test(words);
  if (distance === undefined || !rest.every(isPlain)) return undefined;
  const goals = message.context
    .map((sentence) => partOf(normalized(sentence), source, lexicon))
    .flatMap((goal) => readGoal(goal, asked, source) ?? []);
  return goals.length === 1 ? goals[0] : undefined;
}
