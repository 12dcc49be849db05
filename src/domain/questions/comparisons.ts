import type { Comparison, Operator } from '#domain/query/query.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { isAddable } from './asked-figure.ts';
import type { Tag } from './grammar-words.ts';
import type { Lexeme } from './lexicon.ts';
import { ENTERED } from './named-words.ts';
import { isVolume } from './spoken-units.ts';
import { lexeme } from './tag.ts';

/** A comparison as stated, with its number still in the stated unit. */
export interface SpokenComparison {
  readonly op: Operator;
  readonly value: Comparison['value'];
  readonly to?: number;
  readonly unit: string | undefined;
  /** "Stayed under", "not over": at every time. */
  readonly isThroughout?: true;
  /** "At least 3 times". */
  readonly isOfTimes?: true;
}

const OPERATORS: readonly Operator[] = ['<', '<=', '>', '>=', '='];
const operatorOf = ({ value }: Lexeme): Operator | undefined => OPERATORS.find((op) => op === value);

interface Amount {
  readonly isOfTimes?: true;
  readonly value: number;
  readonly unit: string | undefined;
  /** Index after it. */
  readonly end: number;
}

const skipFiller = (list: readonly Lexeme[], from: number): number => {
  let at = from;
  while (list[at]?.tag === 'filler') at += 1;
  return at;
};

const saidOf = ({ end: _end, ...said }: Amount) => said;

/** "Exceed on only 10% of days" doesn't compare with 10. */
const APART = /^(?:on|in|for|during)$/;

function amountAt(list: readonly Lexeme[], from: number): Amount | undefined {
  const at = APART.test(list[from]?.words ?? '') ? from : skipFiller(list, from);
  const number = list[at];
  if (number?.tag !== 'number') return undefined;
  const unit = list[at + 1];
  const isPercent = unit?.tag === 'share' && unit.words.startsWith('percent');
  // "Exercised at least 2 times": a number of records.
  if (unit?.words === 'time')
    return { value: Number(number.value), unit: undefined, isOfTimes: true, end: at + 2 };
  return unit?.tag === 'unit' || isPercent
    ? { value: Number(number.value), unit: isPercent ? '%' : unit?.value, end: at + 2 }
    : { value: Number(number.value), unit: undefined, end: at + 1 };
}

interface Read {
  readonly comparison: SpokenComparison;
  /** Metric that the comparison itself names. */
  readonly metric?: Lexeme;
  readonly end: number;
}

/** "my protein goal", "target", "my average". */
function referenceAt(list: readonly Lexeme[], from: number, op: Operator): Read | undefined {
  const at = skipFiller(list, from);
  const [word, next] = [list[at], list[skipFiller(list, at + 1)]];
  const key = word?.tag === 'metric' ? word.keys.find((each) => each.endsWith('Target')) : undefined;
  const target = { op, value: 'target', unit: undefined } as const;
  if (word && key !== undefined) {
    const metric = { ...word, keys: [key.replace(/Target$/, '')] };
    return { comparison: target, metric, end: at + 1 };
  }
  // "My calcium target", which the member may not have.
  if (word?.tag === 'metric' && next?.tag === 'target')
    return { comparison: target, metric: word, end: skipFiller(list, at + 1) + 1 };
  if (word?.tag === 'target') return { comparison: target, end: at + 1 };
  const isMean = word?.tag === 'aggregate' && word.value === 'mean' && word.words !== 'on average';
  if (isMean && next?.tag !== 'number')
    return { comparison: { op, value: 'mean', unit: undefined }, end: at + 1 };
  return undefined;
}

function comparisonAt(list: readonly Lexeme[], from: number): Read | undefined {
  const word = list[from];
  if (word?.tag === 'op' || word?.tag === 'reach') {
    const op: Operator = word.tag === 'reach' ? '>=' : (operatorOf(word) ?? '=');
    const amount = amountAt(list, from + 1);
    // "Over my five latest runs": not a comparison with five.
    const picked = list[amount?.end ?? 0]?.tag;
    if (amount?.unit === undefined && (picked === 'last' || picked === 'first')) return undefined;
    const isStrict =
      word.tag === 'op' ||
      amount?.unit !== undefined ||
      list[amount?.end ?? 0]?.tag === 'metric' ||
      list[from - 1]?.tag === 'metric';
    if (amount && isStrict) {
      const post = list[amount.end];
      const isPost = post?.tag === 'post' && word.tag === 'reach';
      const isThroughout = word.tag === 'op' && THROUGHOUT.test(word.words);
      return {
        comparison: { op, ...saidOf(amount), ...(isThroughout ? { isThroughout } : {}) },
        end: amount.end + (isPost ? 1 : 0),
      };
    }
    // "The maximum of the average speed": not a comparison with anything.
    return EXTREME_OF.test(word.words) ? undefined : referenceAt(list, from + 1, op);
  }
  if (word?.tag === 'between') {
    const low = amountAt(list, from + 1);
    const joint = low && list[low.end];
    const isJoined = joint?.tag === 'and' || joint?.words === 'to';
    const high = low && isJoined ? amountAt(list, low.end + 1) : undefined;
    if (!low || !high) return undefined;
    return {
      comparison: { op: 'between', value: low.value, to: high.value, unit: high.unit ?? low.unit },
      end: high.end,
    };
  }
  const amount = word?.tag === 'number' ? amountAt(list, from) : undefined;
  // "6 to 7 hours".
  const upper = amount && list[amount.end]?.words === 'to' ? amountAt(list, amount.end + 1) : undefined;
  const isOfMetric = list[upper?.end ?? 0]?.tag === 'metric' || list[from - 1]?.tag === 'metric';
  if (amount && upper && (upper.unit !== undefined || isOfMetric))
    return {
      comparison: { op: 'between', value: amount.value, to: upper.value, unit: upper.unit },
      end: upper.end,
    };
  // "10000 steps or more": the metric is between the number and the comparative.
  const place = amount ? skipFiller(list, amount.end) : 0;
  const named = amount && list[place]?.tag === 'metric' ? list[place] : undefined;
  const after = named ? place + 1 : (amount?.end ?? 0);
  const post = amount && list[skipFiller(list, after)];
  // "0 peak minutes": none.
  if (amount?.value === 0 && list[amount.end]?.tag === 'metric')
    return { comparison: { op: '=', value: 0, unit: amount.unit }, end: amount.end };
  if (!amount || post?.tag !== 'post') return undefined;
  // "8 or more hours": the unit follows.
  const [late, next] = [list[amount.end + 1], list[amount.end]];
  if (amount.unit === undefined && next?.tag === 'post' && late?.tag === 'unit')
    return {
      comparison: { op: operatorOf(post) ?? '>=', value: amount.value, unit: late.value },
      end: amount.end + 2,
    };
  return {
    comparison: { op: operatorOf(post) ?? '>=', ...saidOf(amount) },
    ...(named ? { metric: named } : {}),
    end: skipFiller(list, after) + 1,
  };
}

/** "More than 10000 steps and 40 zone minutes": the same comparison applies to the second amount. */
function sharedAt(
  list: readonly Lexeme[],
  at: number,
  before: readonly Lexeme[],
  comparisons: readonly SpokenComparison[],
): Read | undefined {
  const rest = before.filter(({ tag }) => tag !== 'filler');
  const joint = rest.at(-1)?.tag;
  const compared = rest.findLast(({ tag }) => tag === 'comparison');
  const first = compared && comparisons[Number(compared.value)];
  const between = compared ? rest.slice(rest.indexOf(compared) + 1, -1) : [];
  const amount = list[at]?.tag === 'number' ? amountAt(list, at) : undefined;
  const isJoined =
    (joint === 'and' || joint === 'or') && between.every(({ tag }) => tag === 'metric' || tag === 'implied');
  const isNamed = amount?.unit !== undefined || list[amount?.end ?? 0]?.tag === 'metric';
  if (!first || !amount || !isJoined || !isNamed || first.op === 'between' || typeof first.value !== 'number')
    return undefined;
  return { comparison: { op: first.op, value: amount.value, unit: amount.unit }, end: amount.end };
}

const BOUND: ReadonlySet<Tag> = new Set(['op', 'post', 'reach', 'between', 'than', 'last', 'first']);

/** "How many days did I get my 10,000 steps": at least that many. "How often did I log 500 mL": that much. */
function bareAt(list: readonly Lexeme[], at: number): Read | undefined {
  const amount = list[at]?.tag === 'number' ? amountAt(list, at) : undefined;
  const metric = amount && list[skipFiller(list, amount.end)];
  const isAmount =
    metric?.tag === 'metric' &&
    metric.keys
      .flatMap((key) => findMetric(key) ?? [])
      .some((each) => isAddable(each) && each.field !== null);
  const isEntry = isVolume(amount?.unit) && list.slice(0, at).some(({ words }) => ENTERED.test(words));
  return amount && amount.value > 0 && isAmount
    ? { comparison: { op: isEntry ? '=' : '>=', value: amount.value, unit: amount.unit }, end: amount.end }
    : undefined;
}

const THROUGHOUT = /^(?:stay|stayed|remain|remained|kept|keep|never|no|not|did not) /;
const EXTREME_OF = /^(?:a )?(?:maximum|minimum) of$/;
const LOOSE = /^(?:over|within|up to|exactly|precisely)$/;

/** Combines words and numbers into comparisons; words that compare with nothing get another part. */
export function withComparisons(list: readonly Lexeme[]): {
  readonly lexemes: readonly Lexeme[];
  readonly comparisons: readonly SpokenComparison[];
} {
  const comparisons: SpokenComparison[] = [];
  const isComparing = list.some(({ tag }) => tag === 'compare');
  const isOfDays =
    (list.some(({ tag, words }) => tag === 'howoften' && words !== 'time') ||
      (list.some(({ tag }) => tag === 'day' || tag === 'streak') &&
        list.some(({ tag }) => tag === 'count' || tag === 'share' || tag === 'streak'))) &&
    !list.some(({ tag }) => BOUND.has(tag));
  const lexemes: Lexeme[] = [];
  for (let at = 0; at < list.length;) {
    const word = list[at];
    if (!word) break;
    // "With zero workouts": without any.
    const isNone = word.tag === 'number' && Number(word.value) === 0;
    if (isNone && /^(?:workout|meal|food)$/.test(list[at + 1]?.tag ?? '')) {
      lexemes.push(lexeme('not', word.words));
      at += 1;
      continue;
    }
    const read =
      comparisonAt(list, at) ??
      sharedAt(list, at, lexemes, comparisons) ??
      (isOfDays ? bareAt(list, at) : undefined);
    if (read) {
      // "Fell shy of 45": a comparison, not a change.
      if (lexemes.at(-1)?.tag === 'change') lexemes.pop();
      lexemes.push(
        lexeme('comparison', '', String(comparisons.length)),
        ...(read.metric ? [read.metric] : []),
      );
      comparisons.push(read.comparison);
      at = read.end;
      continue;
    }
    at += 1;
    if (word.tag === 'op' && / (?:than|then)$/.test(word.words)) {
      lexemes.push(lexeme('comparative', word.words, word.value === '>' ? 'more' : 'less'), lexeme('than'));
    } else if (word.tag === 'op' && word.value === '<=' && list.some(({ tag }) => tag === 'streak'))
      lexemes.push(lexeme('superlative', word.words, 'highest'));
    else if (EXTREME_OF.test(word.words))
      lexemes.push(lexeme('superlative', word.words, word.value === '>=' ? 'lowest' : 'highest'));
    else if (word.tag === 'op')
      lexemes.push(LOOSE.test(word.words) ? lexeme('filler', word.words) : lexeme('unknown', word.words));
    else if (word.tag === 'between')
      lexemes.push(lexeme(word.words === 'from' || isComparing ? 'filler' : 'unknown', word.words));
    else if (word.tag === 'reach') lexemes.push(lexeme('filler', word.words));
    else lexemes.push(word);
  }
  return { lexemes, comparisons };
}
