import { findMetric } from '#domain/metrics/catalog.ts';
import { chooseMetric } from './choose-metric.ts';
import { DONE, Words, type Fields, type MainClause } from './clause.ts';
import { readConditions } from './conditions.ts';
import type { Conditions, Reader } from './day-conditions.ts';
import { readGap } from '#domain/questions/joined/read-gap.ts';
import { isBareRecords, isPickedFirst, readAny, readHaving } from './having.ts';
import type { Lexeme } from './lexicon.ts';
import { metricWord } from './named-parts.ts';
import { ENTERED } from './named-words.ts';
import { readPart, readRecords, readTimeShare } from './read-records.ts';
import { readValue } from './read-value.ts';
import { isVolume } from './spoken-units.ts';
import { readAverageMeals } from '#domain/questions/stated/average-meals.ts';

/** Reads a question for a number or share of days or records that meet a comparison. */
function readCount(words: Words, conditions: Conditions, reader: Reader): MainClause | undefined {
  const isShare = words.take('share').length > 0;
  // "On how many days was the percentage of …": an unknown name, not a share of days.
  if (isShare && words.has('count')) return undefined;
  const [weeks] = words.all.filter(({ value }) => value === 'weeks' || value === 'months');
  // "On what share of nights did I get 8 hours": of sleep.
  const nights = words.all.filter(({ tag, words: spoken }) => tag === 'day' && spoken === 'night');
  const [per] = words.take('per');
  words.take('count', 'howoften', 'day');
  // "The total number of days".
  if (words.all.every(({ tag, value }) => tag !== 'aggregate' || value === 'sum')) words.take('aggregate');
  const own = readConditions(
    [
      ...nights,
      ...(per?.value === 'meal' ? [per] : []),
      ...words.all.filter(
        ({ tag }) => !DONE.has(tag) || tag === 'and' || tag === 'eat' || tag === 'burn' || tag === 'filler',
      ),
    ],
    0,
    reader,
  );
  const content = words.all.some(({ tag }) => !DONE.has(tag));
  // "What share of days did I do both": a share of all days, which a query can't express.
  const isShareOfBoth = isShare && (own?.when.length ?? 0) > 1;
  if ((content && !own) || own?.at || conditions.at || isShareOfBoth) return undefined;
  // A query can't express two alternatives of conditions.
  if (content && own?.any && conditions.any) return undefined;
  const any = (content ? own?.any : undefined) ?? conditions.any;
  const [first, ...others] = [...(content ? (own?.when ?? []) : []), ...conditions.when];
  if (weeks && (any || others.length > 0)) return undefined;
  if (any) return readAny(any, first ? [first, ...others] : [], isShare);
  if (!first || first.lag === 1) return undefined;
  const metric = findMetric(first.metric);
  if (!metric) return undefined;
  const fields: Fields = {
    metric: first.metric,
    aggregate: isShare ? 'share' : 'count',
    threshold: first.comparison,
  };
  if (first.where) fields.where = first.where;
  if (others.length > 0) fields.when = others;
  if (weeks) fields.per = weeks.value === 'weeks' ? 'week' : 'month';
  // "How often did I have a meal over 800 kcal".
  else if (per?.value === 'meal' && metric.list === 'foods') fields.per = 'meal';
  // Blood tests are counted, not their days.
  else if (metric.kind !== 'daily' && metric.list !== 'blood') fields.per = 'day';
  return { query: fields };
}

const DATA = /^(?:data|record|recorded|log|logged|track|tracked|measured|entry|have)$/;

const RESULT = /^(?:reading|result|measurement|value)$/;

const isWeighing = (words: Words): boolean =>
  !words.has('metric') && words.all.some(({ tag, keys }) => tag === 'implied' && keys.includes('weightKg'));

/** Whether the question is about days with a value: "how many nights of sleep data do I have". */
const isOfData = (words: Words, lexemes: readonly Lexeme[]): boolean =>
  words.has('day') &&
  (words.has('metric') || isWeighing(words)) &&
  !words.has('not') &&
  !words.all.some((word) => word.words === 'any') &&
  (isWeighing(words) || lexemes.some((word) => DATA.test(word.words)));

/** What there is at least one of on a day with data. */
const COUNTED_ON_DAYS: Readonly<Record<string, string>> = { weights: 'weighIns', glucose: 'glucoseReadings' };

function readDataDays(words: Words, reader: Reader): MainClause | undefined {
  const word = metricWord(words.all);
  if (word !== 'several' && word?.tag === 'implied') {
    words.take('count', 'howoften', 'implied', 'day');
    const isAll = words.all.every(({ tag }) => DONE.has(tag));
    const threshold = { op: '>=', value: 1 } as const;
    return isAll ? { query: { metric: 'weighIns', aggregate: 'count', threshold, per: 'day' } } : undefined;
  }
  const hints = { isWorkout: false, isEaten: false, isBurned: false };
  const metric = word && word !== 'several' ? chooseMetric(word.keys, hints, reader.source) : undefined;
  words.take('count', 'howoften', 'metric', 'day');
  if (words.all.every(({ tag, value }) => tag !== 'aggregate' || value === 'sum')) words.take('aggregate');
  const counted = metric && COUNTED_ON_DAYS[metric.list];
  if (counted && words.all.every(({ tag }) => DONE.has(tag)))
    return { query: { metric: counted, aggregate: 'count', threshold: { op: '>=', value: 1 }, per: 'day' } };
  if (metric?.kind !== 'daily' || words.all.some(({ tag }) => !DONE.has(tag))) return undefined;
  return { query: { metric: metric.key, aggregate: 'count' } };
}

/** Reads "how many days in a row have I slept 7 hours". */
function readStreak(words: Words, conditions: Conditions, reader: Reader): MainClause | undefined {
  const kinds = words.take('streak').map(({ value }) => value);
  // "My current fasting streak".
  const isCurrent = words.take('last').some(({ words: said }) => said === 'current');
  // "How many days in a row was my longest streak".
  const isLongest =
    words.take('superlative').length > 0 || (!isCurrent && kinds.some((kind) => kind !== 'current'));
  const counted = readCount(words, conditions, reader);
  if (counted?.query.aggregate !== 'count' || counted.query.per === 'month') return undefined;
  // "Since when have I been under 80 kg": of figures that last from one value to the next.
  if (kinds.includes('held')) {
    const isLasting = findMetric(counted.query.metric)?.plain === 'last';
    return isLasting && !counted.query.when ? { query: { ...counted.query, aggregate: 'held' } } : undefined;
  }
  return { query: { ...counted.query, aggregate: isLongest ? 'streak' : 'current-streak' } };
}

/** Reads "when did I last sleep more than 8 hours". */
function readDay(words: Words, conditions: Conditions, reader: Reader): MainClause | undefined {
  const isSince = words.take('ago').length > 0;
  // "When did I weigh under 80 kg for the first time".
  const all = words.take('whichday').map(({ value }) => value);
  const asked = all.find((value) => value !== '') ?? all[0];
  const order =
    isSince || asked === 'last' || words.has('last')
      ? 'last'
      : asked === 'first' || words.has('first')
        ? 'first'
        : undefined;
  words.take('last', 'first');
  const counted = order && readCount(words, conditions, reader);
  if (!counted) return undefined;
  const { threshold, ...query } = counted.query;
  const { metric, where, when = [] } = query;
  if (!threshold) return undefined;
  const test = { metric, comparison: threshold, ...(where ? { where } : {}) };
  const tests = [test, ...when];
  return isSince
    ? { query: { ...query, aggregate: 'since', when: tests } }
    : { query: { ...query, aggregate: order, when: tests, only: { order, count: 1 } } };
}

const AT_ONCE = /\b(?:in 1 (?:go|sitting|gulp)|at (?:once|a time)|in a single (?:go|drink|glass))\b/;

/** "How many times have I logged exactly 500 mL", "… drunk over 300 mL in one go": drinks, not days. */
function isOfDrinks(words: Words, lexemes: readonly Lexeme[], { comparisons }: Reader): boolean {
  const word = metricWord(words.all);
  const [spoken] = words.all.flatMap(({ tag, value }) =>
    tag === 'comparison' ? [comparisons[Number(value)]] : [],
  );
  const isWater =
    word === undefined ? isVolume(spoken?.unit) : word !== 'several' && word.keys.includes('waterMl');
  const isEntry =
    spoken?.op === '=' ||
    lexemes.some((each) => ENTERED.test(each.words)) ||
    AT_ONCE.test(lexemes.map((each) => each.words).join(' '));
  return words.has('howoften') && !words.has('day') && !words.has('food') && isWater && isEntry;
}

/** Reads the main clause. Undefined if any of its words isn't understood. */
export function readMainClause(
  lexemes: readonly Lexeme[],
  conditions: Conditions,
  reader: Reader,
): MainClause | undefined {
  const words = new Words(
    lexemes.filter(
      ({ tag, words: spoken }) =>
        (tag !== 'filler' || spoken === 'any') && tag !== 'comma' && tag !== 'question',
    ),
  );
  const hasTest =
    words.has('comparison') ||
    conditions.when.length > 0 ||
    conditions.any !== undefined ||
    conditions.at !== undefined;
  // "Nights below 6 hours": how many?
  const isBareDays =
    lexemes.find(({ tag }) => tag !== 'filler')?.tag === 'day' &&
    words.has('comparison') &&
    !words.has('aggregate');
  const isTally =
    words.has('count') || words.has('howoften') || words.has('share') || isBareDays || isBareRecords(words);
  const isOfDays =
    words.has('day') ||
    !words.all.some(({ tag }) => ['metric', 'implied', 'unit', 'meal', 'food'].includes(tag));
  if (isPickedFirst(lexemes)) return undefined;
  if (words.has('gap')) return readGap(words, conditions, reader);
  if (words.has('streak')) return readStreak(words, conditions, reader);
  if (words.has('comparison') && (words.has('whichday') || words.has('ago')))
    return readDay(words, conditions, reader);
  if (words.has('share') && !words.has('day') && !words.has('comparison') && !hasTest)
    return readPart(words, reader);
  if (words.has('comparison')) {
    const isRecords =
      !words.has('day') &&
      words.all.some(
        ({ tag, keys, value }) =>
          (tag === 'workout' && value === 'noun') ||
          tag === 'meal' ||
          keys.some((key) => ['glucoseReadings', 'glucoseMgdl', 'fasts', 'weighIns', 'drinks'].includes(key)),
      );
    if (!isTally) return readHaving(words, conditions, reader);
    const ofTime = readTimeShare(words, conditions, reader);
    if (ofTime) return ofTime;
    if (isRecords || isOfDrinks(words, lexemes, reader)) return readRecords(words, conditions, reader);
    // "How many calories under my target": an amount, not a number of days.
    const isDays =
      words.has('day') || words.has('howoften') || words.has('share') || conditions.when.length > 0;
    return isDays ? readCount(words, conditions, reader) : undefined;
  }
  if (isTally && !hasTest && isOfData(words, lexemes)) return readDataDays(words, reader);
  // "How many ketone readings have I taken": the days with one.
  const isOfResults = words.has('metric') && lexemes.some((word) => RESULT.test(word.words));
  const results = isTally && !hasTest && isOfResults ? readDataDays(new Words(words.all), reader) : undefined;
  if (results && findMetric(results.query.metric)?.list === 'days') return results;
  // "How many times did I have any peak minutes": the number of days.
  const isOfAny =
    words.has('howoften') &&
    !words.has('workout') &&
    lexemes.some((word) => word.words === 'any') &&
    words.has('metric');
  if (isTally && isOfAny) return readCount(words, conditions, reader);
  const isOfSomeDays =
    isTally &&
    words.has('day') &&
    !words.has('unit') &&
    (hasTest ||
      words.has('workout') ||
      words.has('meal') ||
      words.has('food') ||
      words.has('dose') ||
      words.has('metric') ||
      words.has('implied'));
  if (isOfSomeDays || (isTally && isOfDays && hasTest && !words.has('workout')))
    return readCount(words, conditions, reader);
  return words.has('share')
    ? undefined
    : readAverageMeals(words, (rest) => readValue(rest, conditions, reader));
}
