import { findMetric } from '#domain/metrics/catalog.ts';
import type { RecordList } from '#domain/metrics/metric.ts';
import type { Operator } from '#domain/query/query.ts';
import type { Tag } from '#domain/questions/grammar-words.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';

/** A limit or target that a sentence states: what it is for, and which values keep it. */
export interface Bound {
  readonly value: number;
  readonly unit: string | undefined;
  /** As the question would name it: "2000 kcal". */
  readonly amount: string;
  /** Undefined if only the question names it. */
  readonly name: Lexeme | undefined;
  /** Undefined if the sentence doesn't say which side is good. */
  readonly kept: Operator | undefined;
  /** Whether it is for a meal, a food or a change, so that no day's value keeps or breaks it. */
  readonly isOfPart: boolean;
  /** The meal that it is for: "25 g of sugar at breakfast", "30 g of protein per meal". */
  readonly meal: string | undefined;
  /** "A week": what it is for, if not a day. */
  readonly period: string | undefined;
}

const MEASURES: ReadonlySet<Tag> = new Set<Tag>(['metric', 'implied']);
/** "I was told to keep it under 2 liters": of what? */
const OPEN = /\b(?:keep|have|get|bring|hold|push|take) (?:it|that|them)\b/;
/** What a number is to be, unlike what it was. */
const STATED =
  /\b(?:weighed|wants?|wanted|asked|told|tells|says?|said|recommend\w*|suggest\w*|advis\w*|aim\w*|goal|targets?|limit\w*|budget|cap|allowance|ceiling|maximum|minimum|try|trying|tries|hop(?:e|ing)|plan\w*|want|like to|love to|need|should|must|ought|supposed|meant|at most|at least|no more than|no less than|keep|stay|stick|shoot\w*|agree\w*|settled|set myself|record|best|mark|threshold|cut ?off|buzz\w*|ping\w*|beeps?|vibrat\w*|celebrat\w*|alert\w*|notif\w*|remind\w*|nag\w*|congratulat\w*|swear\w*|diet|plan|resolution|promis\w*|allow\w*|permit\w*|bet|bets|dar(?:e|ed)|challeng\w*|rule|cut\b.* to|(?:friend|mate|brother|sister|wife|husband|partner|colleague|boss|neighbou?r|dad|mom|mum|son|daughter|cousin|he|she) (?:walks|runs|sleeps|eats|drinks|does|gets|averages|manages|takes|burns))\b/;
/** Words between a negation and what it negates: "not want me to eat more than". */
const NEGATED =
  '\\b(?:not|never|nothing|nobody|avoid\\w*|stop\\w*|without|prevent\\w*|rather than|less often|from(?= [a-z]+ing\\b))(?: (?!(?:and|but|so|because|since|until|unless|though|while|only|just)\\b)[a-z]+){0,6}?';
const OVER = '(?:over|above|more than|higher than|greater than|longer than|past|beyond|exceed\\w*)';
const UNDER = '(?:under|below|less than|fewer than|lower than|shorter than)';
/** Which values keep it, by the words of the sentence. The first that fit decide. */
const KEEPS: readonly (readonly [said: RegExp, kept: Operator | undefined])[] = [
  // A fact, whatever the goal is: "I never get more than 8000 steps".
  [/\bi (?:[a-z]+ )?(?:never|rarely|hardly|seldom)\b/, undefined],
  [new RegExp(`\\bno (?:more|higher|greater|longer) than\\b|${NEGATED} ${OVER}\\b`), '<='],
  [new RegExp(`\\bno (?:less|fewer|lower|shorter) than\\b|${NEGATED} ${UNDER}\\b`), '>='],
  [/\b(?:at least|minimum)\b/, '>='],
  // "Work up to 8 hours", unlike "up to 2 liters".
  [/\b(?:get|bring|work|build|push|move|ramp|step|bump|go)(?:ing|s)?\b.* up to\b/, '>='],
  [/\b(?:cut|reduc\w*|lower\w*|decreas\w*|restrict\w*|trim\w*|slash\w*)\b.* to\b|\bdown to\b/, '<='],
  [/\b(?:at most|up to|within|max|maximum|limit\w*|budget|cap|capped|allow\w*|permit\w*|ceiling)\b/, '<='],
  [new RegExp(`\\b${UNDER}\\b`), '<'],
  [new RegExp(`\\b${OVER}\\b`), '>='],
];
/** Of these, more isn't better, or not for everybody. */
const NOT_TO_RAISE: ReadonlySet<string> = new Set([
  'sodiumMg',
  'sugarsG',
  'addedSugarsG',
  'saturatedFatG',
  'alcoholG',
  'caffeineMg',
  'bodyFatPercent',
  'waistCm',
  'hipCm',
  'bodyMassIndex',
  'restingHeartRateBpm',
  'systolicMmhg',
  'diastolicMmhg',
  'stressRating',
  'stressScore',
  'strainPercent',
  'awakeMinutes',
  'awakenings',
  'sleepLatencyMinutes',
]);
const LISTS_NOT_TO_RAISE: ReadonlySet<RecordList> = new Set(['weights', 'glucose', 'blood']);
/** A change: "lose 5 kg", "10 g more", "by 10 g". */
const CHANGE =
  /\b(?:lose|losing|lost|gain|gaining|gained|shed|shedding|put on|take off|drop|dropping)\b(?! (?:[a-z]+ )?(?:to|under|below)\b)|\b(?:rais\w*|increas\w*|reduc\w*|cut|lower\w*|up|boost\w*)\b.* by [\d.]|[\d.]+ (?:[a-z]+ )?(?:more|fewer|less|extra)\b(?! than)/;
/** "30 g of fiber per 1000 kcal". */
const OF_SOME = /\bper [\d.]/;
const PERIOD = /\b(?:(?:a|per|each|every) (week|month|year)|(week|month|year)ly)\b/;
/** What a number with only this unit measures. */
const OF_UNIT: Readonly<Record<string, string>> = { kg: 'weight', lb: 'weight', L: 'water', mL: 'water' };

const withoutTarget = (key: string): string => key.replace(/Target$/, '');

function isToRaise(key: string): boolean {
  const plain = withoutTarget(key);
  const list = findMetric(plain)?.list;
  return !NOT_TO_RAISE.has(plain) && (list === undefined || !LISTS_NOT_TO_RAISE.has(list));
}

function keptBy(text: string, name: Lexeme | undefined): Operator | undefined {
  const said = KEEPS.find(([pattern]) => pattern.test(text));
  if (said) return said[1];
  return name?.keys.every(isToRaise) === false ? undefined : '>=';
}

/** "My target for coffee": of a food, unless it names what is measured. */
const isFrom = (text: string, food: string): boolean =>
  ['for', 'from', 'at', 'with', 'in'].some((word) => ` ${text} `.includes(` ${word} ${food} `));

const PLACES = /^(?:home|work|here|there|then|now|scratch|bed|experience)$/;

/** Whether a bound isn't one for the value of a day: "600 kcal for dinner", "lose 5 kg". */
const isOfPart = (text: string, words: readonly Lexeme[]): boolean =>
  CHANGE.test(text) ||
  OF_SOME.test(text) ||
  words.some(
    ({ tag, words: said }, at) =>
      tag === 'meal' ||
      (tag === 'food' && isFrom(text, said)) ||
      // "30 g of fat from durian", of which there is no record.
      (tag === 'unknown' && words[at - 1]?.words === 'from' && !PLACES.test(said)),
  );

/** The kind of meal that a bound is for, if only that makes it one of a part of the day. */
function mealOf(text: string, words: readonly Lexeme[]): string | undefined {
  const meals = words.filter(({ tag, value }) => tag === 'meal' || (tag === 'per' && value === 'meal'));
  const [meal, ...more] = meals;
  const rest = words.filter((each) => !meals.includes(each));
  return meal && more.length === 0 && !isOfPart(text, rest)
    ? meal.tag === 'per'
      ? 'any'
      : meal.value
    : undefined;
}

function plainName(named: Lexeme): Lexeme {
  const first = named.tag === 'implied' ? findMetric(named.keys[0] ?? '')?.names[0] : undefined;
  return { ...named, words: (first ?? named.words).replace(/ (?:target|goal)s?$/, '') };
}

function byUnitOf(unit: Lexeme | undefined): Lexeme | undefined {
  const words = unit && OF_UNIT[unit.value];
  return unit && words !== undefined ? { ...unit, tag: 'metric', words } : undefined;
}

/** A number of something walked is of steps from this many on. */
export const MIN_STEPS = 500;

/** "My sister walks 12,000 a day": steps. */
const stepsIn = (words: readonly Lexeme[], { value }: Lexeme): Lexeme | undefined =>
  Number(value) >= MIN_STEPS && words.some(({ tag, keys }) => tag === 'workout' && keys.includes('walk'))
    ? { tag: 'metric', words: 'steps', value: '', keys: ['steps'] }
    : undefined;

/** The only limit or target in the words of a sentence. */
export function boundIn(text: string, words: readonly Lexeme[]): Bound | undefined {
  const at = words.findIndex(({ tag }) => tag === 'number');
  const number = words[at];
  const next = words[at + 1];
  const isAlone = words.filter(({ tag }) => tag === 'number').length === 1;
  if (!number || !isAlone || !STATED.test(text) || OPEN.test(text)) return undefined;
  const [, noun, adverb] = PERIOD.exec(text) ?? [];
  const period = noun ?? adverb;
  const isBurned = words.some(({ tag }) => tag === 'burn');
  if (isBurned && period === undefined) return undefined;
  const names = words.filter(({ tag }) => MEASURES.has(tag));
  const unit = next?.tag === 'unit' ? next : undefined;
  const metrics = names.filter(({ tag }) => tag === 'metric');
  const [named, ...more] = metrics.length > 0 ? metrics : names;
  // "My calorie goal is 2000 kcal" names them twice.
  const own = named?.keys.map(withoutTarget);
  if (more.some(({ keys }) => !keys.some((key) => own?.includes(withoutTarget(key))))) return undefined;
  const name = named ? plainName(named) : (byUnitOf(unit) ?? stepsIn(words, number));
  return {
    isOfPart: isOfPart(text, words) || words.some(({ tag, value }) => tag === 'per' && value === 'meal'),
    meal: mealOf(text, words),
    period,
    value: Number(number.value),
    unit: unit?.value,
    amount: [number.words, unit?.words ?? ''].join(' ').trim(),
    name,
    kept: keptBy(text, name),
  };
}

const OPPOSITE: Partial<Record<Operator, Operator>> = { '>=': '<', '<=': '>', '<': '>=', '>': '<=' };
export const missedBy = (kept: Operator): Operator | undefined => OPPOSITE[kept];

const SAID: Partial<Record<Operator, string>> = {
  '>=': 'at least',
  '<=': 'at most',
  '<': 'under',
  '>': 'over',
};
/** "Over 2000 kcal". */
export const saidBound = ({ amount }: Bound, op: Operator): string => `${SAID[op] ?? 'exactly'} ${amount}`;
