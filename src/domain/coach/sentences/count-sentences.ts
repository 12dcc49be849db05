import { isOneDay } from '#domain/query/windows.ts';
import { conditionWords, existenceWords, selectionWords, withLeadingSpace } from '#domain/coach/phrases.ts';
import { comparisonWords } from './comparison-words.ts';
import {
  isCountedBy,
  isSince,
  kindsOf,
  valueNoun,
  withArticle,
  youDid,
  youDidNot,
} from '#domain/coach/record-words.ts';
import type { Facts } from '#domain/coach/special-sentences.ts';
import { tallyOf } from '#domain/questions/named-parts.ts';
import { onDay } from './on-day.ts';
import { TALLIES } from './tallies.ts';
import { plural } from '#domain/words/plural.ts';

/** "You logged [[f1]] runs in January", "You had fruit [[f1]] times a week on average". */
export function tallySentence({ query, answer, context, metric }: Facts, one: string): string {
  const { where, ...rest } = query;
  // The sentence names the food, or else the kind of meal or workout.
  const { food, kinds, minutes } = where ?? {};
  const at = selectionWords(
    { ...rest, where: { ...(food !== undefined && kinds && { kinds }), ...(minutes && { minutes }) } },
    { metric, ...context },
  );
  const count = answer.value ?? 0;
  const during = withLeadingSpace(at);
  const many = kindsOf(where, count) || plural(count, one);
  if (count === 0) {
    if (where?.mealWith?.includes(' and '))
      return `${youDidNot(at, 'have', 'had')} ${where.mealWith} together${during}.`;
    return where?.food
      ? `${youDidNot(at, 'have', 'had')} ${where.food}${during}.`
      : `${youDidNot(at, 'log', 'logged')} any ${many}${during}.`;
  }
  const each = query.aggregate === 'mean' ? ` a ${query.per} on average` : '';
  const when = `${each}${during}`;
  const had = youDid(at, 'had');
  if (query.isDistinct) {
    const of = selectionWords(query, { metric, ...context });
    return `${had} [[f1]] different ${plural(count, 'food')}${each}${withLeadingSpace(of)}.`;
  }
  if (where?.mealWith?.includes(' and '))
    return `${had} ${where.mealWith} together [[f1]] ${plural(count, 'time')}${when}.`;
  if (where?.food) return `${had} ${where.food} [[f1]] ${plural(count, 'time')}${when}.`;
  // "In your last 3 blood tests" would count what the question asked for.
  if (query.only && !where?.kinds) return `You’ve logged [[f1]] ${many}.`;
  return `${youDid(at, 'logged')} [[f1]] ${many}${when}.`;
}

/** "You last logged a run [[f1]] days ago, on Nov 12." */
export function sinceSentence({ query, answer, context, metric, name }: Facts): string {
  const { where, when: [test] = [] } = query;
  const what = where?.food ?? withArticle(kindsOf(where, 1) || TALLIES[tallyOf(metric.key)] || name);
  const latest = answer.rows.at(-1)?.date;
  const on = latest ? `, ${onDay(latest, context.today)}` : '';
  const ago = answer.value === 0 ? 'today' : answer.value === 1 ? 'yesterday' : `[[f1]] days ago${on}`;
  if (test && metric.field !== null)
    return `The last day with ${conditionWords(test, context.units)} was ${ago}.`;
  return `You last logged ${what} ${ago}.`;
}

/** "On 20 days with a run", not "on 20 days on days with a run". */
const withDays = (text: string): string =>
  text.replace(/(?<=\[\[f1\]\] (?:days?|nights?)) on days (?=with )/, ' ');

/** "Your steps were over 10,000 on [[f1]] days last month." */
export function countSentence({ query, metric, answer, context, name, was, ...facts }: Facts): string {
  const { threshold, aggregate } = query;
  // "On 3 nights in the last 7 days", not "on 3 nights over the last 7 nights".
  const at = facts.at.replace(/\bover (the last \d+) nights$/, 'in $1 days');
  const noun = valueNoun(query, metric, answer.what);
  const isShare = aggregate === 'share';
  const isOfDays = /^(?:day|night|week|month)$/.test(noun);
  const isNone = !isShare && answer.value === 0;
  if (!threshold && isNone)
    return `${youDidNot(at, 'log', 'logged')} ${isOfDays ? `${name} on any ${noun}` : `any ${plural(2, noun)}`}${at}.`;
  if (!threshold)
    return `You logged ${isOfDays ? `${name} on ` : ''}[[f1]] ${plural(answer.value ?? 0, noun)}${at}.`;
  const [test, many] = [comparisonWords(threshold, metric, context.units), plural(2, noun)];
  if (isCountedBy(metric, query) && isNone)
    return `You had no ${many} ${test.startsWith('at ') ? 'of ' : ''}${test}${at}.`;
  if (isCountedBy(metric, query))
    return isShare
      ? `[[f1]] of your ${many}${at} were ${test}.`
      : `You had [[f1]] ${plural(answer.value ?? 0, noun)} ${test.startsWith('at ') ? 'of ' : ''}${test}${at}.`;
  const unit = /^(?:day|night)$/.test(noun) ? 'on' : 'in';
  const among = `${unit} [[f1]] ${isShare ? `of ${many}` : plural(answer.value ?? 0, noun)}`;
  const isOfNone = metric.perDay === 'sum' && threshold.value === 0 && /^[=>]$/.test(threshold.op);
  const existence =
    metric.field === null
      ? existenceWords(metric, threshold, query.where, context.units)
      : metric.key === 'foodGrams' && query.where?.food
        ? `${test} of ${query.where.food}`
        : isOfNone
          ? conditionWords({ metric: metric.key, comparison: threshold }, context.units)
          : undefined;
  const { where: _where, ...rest } = query;
  if (!existence) {
    // "In 4 bike rides" already says which workouts.
    const { kinds: _kinds, ...unnamed } = query.where ?? {};
    const isNamed = metric.list === 'workouts' && !isOfDays && query.where?.kinds !== undefined;
    const words = isNamed ? selectionWords({ ...rest, where: unnamed }, { metric, ...context }) : at.trim();
    const place = withLeadingSpace(words);
    return isNone
      ? `Your ${name} ${isSince(at) ? `${was === 'were' ? 'have' : 'has'}n’t been` : `${was}n’t`} ${test} ${unit} any ${noun}${place}.`
      : withDays(`Your ${name} ${was} ${test} ${among}${place}.`);
  }
  const when = selectionWords(rest, { metric, ...context });
  const during = withLeadingSpace(when);
  const isDay = isOneDay(query.window);
  if (isDay && !isShare && (!isNone || existence.startsWith('no ')))
    return `You had ${isNone ? existence.slice('no '.length) : existence}${during}.`;
  // Two negatives: "You didn’t have no lunch on any day".
  if (isNone && existence.startsWith('no '))
    return `You had ${existence.slice('no '.length)} every ${noun}${during}.`;
  return isNone
    ? `${youDidNot(at, 'have', 'had')} ${existence} ${unit} any ${noun}${during}.`
    : withDays(`You had ${existence} ${among}${during}.`);
}
