import { findMetric } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { Query } from '#domain/query/query.ts';
import type { Words } from '#domain/questions/lexicon.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { readQuestion } from '#domain/questions/read-question.ts';
import { tagged } from '#domain/questions/tag.ts';
import { askedOfEachDay } from '#domain/coach/judgment/each-day.ts';
import { asksAdvice } from './asks-advice.ts';
import { bareChoices } from '#domain/coach/last/bare-requests.ts';
import type { Choice } from './alternatives.ts';
import { choicesOf } from './choices.ts';
import { eachOf, readSeveral, type Several } from './several-questions.ts';
import { readFollowUp } from '#domain/coach/follow-ups/read-follow-up.ts';
import { isTied } from '#domain/coach/follow-ups/ties.ts';
import { withNamedNights, withNightsMeant } from '#domain/coach/nights/meant-nights.ts';
import { nameOf } from './record-words.ts';
import { isOrAre, isPlural } from '#domain/words/agreement.ts';
import { capitalized } from '#domain/words/first-letter.ts';

/** Interpretation of a question about the records. */
export type ReadWords =
  | ({ readonly kind: 'query' } & Understood)
  | { readonly kind: 'several'; readonly questions: Several }
  | {
      readonly kind: 'choices';
      readonly choices: readonly Choice[];
    }
  | { readonly kind: 'unknown'; readonly near: readonly string[] };

/** Metrics that a question names. Marker names aren’t spell-corrected, because they resemble too many words. */
function metricsOf(question: string, { lexicon }: Words): readonly Metric[] {
  const words = normalized(question).split(' ');
  const named = (text: string): readonly Metric[] =>
    tagged(text, lexicon)
      .filter(({ tag }) => tag === 'metric' || tag === 'implied')
      .flatMap(({ keys }) => keys.slice(0, 1))
      .flatMap((key) => findMetric(key) ?? []);
  return [
    ...named(words.join(' ')),
    ...named(words.map(lexicon.correct).join(' ')).filter(({ list }) => list !== 'blood'),
  ];
}

const wasOf = (name: string): string => (isPlural(name) ? 'were' : 'was');

/** A question about a metric that is always understood. */
export function plainQuestion(metric: Metric): string {
  const { plain, list } = metric;
  const name = nameOf(metric);
  if (list === 'targets') return `What ${isOrAre([name])} my ${name}?`;
  if (plain === 'last') return `What ${wasOf(name)} my latest ${name}?`;
  return plain === 'sum'
    ? `How many ${name} in the last 30 days?`
    : `What ${wasOf(name)} my average ${name} in the last 30 days?`;
}

/** A question mark between two questions. */
const TWICE = /[?]\s+\S/;

/** Pairs of metrics with the same word, and the words that tell them apart. */
const HINTS =
  /\b(?:eat|ate|eaten|eating|intake|consum\w*|diet\w*|food\w*|meal\w*|blood|serum|lab|test|panel|marker|level|result|latest|target|goal)\b/i;

/** A word that names both a nutrient and a blood marker. */
function bothMeanings(question: string, words: Words): readonly [Metric, Metric] | undefined {
  if (HINTS.test(question)) return undefined;
  const text = normalized(question).split(' ').map(words.lexicon.correct).join(' ');
  for (const { tag, keys } of tagged(text, words.lexicon)) {
    if (tag !== 'metric') continue;
    const metrics = keys.flatMap((key) => findMetric(key) ?? []);
    const [eaten, measured] = [
      metrics.find(({ list }) => list === 'foods'),
      metrics.find(({ list }) => list === 'blood'),
    ];
    if (eaten && measured) return [eaten, measured];
  }
  return undefined;
}

/** "How much iron do I get?": what is eaten. */
const GOTTEN =
  /\bhow (?:much|many)\b.*\b(?:do|did|am|are|have|was|were) (?:i|we) (?:\w+ ){0,2}?(?:get|getting|got|gotten)\b/i;

const isBare = ({ window, when, where, aggregate, weekdays }: Query): boolean =>
  window.kind === 'all' && !when && !where && !weekdays && (aggregate === 'mean' || aggregate === 'last');

/**
 * Reads a question about the member's records, or the part of the previous one that it changes. Has no query unless every word is
 * understood: a guess would be a wrong number.
 */
export function readWords(asked: string, words: Words, before: Understood | undefined): ReadWords {
  const { today } = words.source;
  const question = withNamedNights(asked);
  const meant = (read: Understood): Understood => withNightsMeant(read, question, today);
  const read = before && readFollowUp(question, before, words);
  const follow = read?.kind === 'query' ? read : undefined;
  if (follow && isTied(question)) return follow;
  // Each of two questions: the words of the first could pass for the days of the second.
  const twice = TWICE.test(question) ? readSeveral(question, words) : undefined;
  if (twice) return { kind: 'several', questions: eachOf(twice, meant) };
  const eaten = GOTTEN.test(question) && bothMeanings(question, words) ? `${question} from food` : question;
  const understood = readQuestion(eaten.replace(/\?(?= from food$)/, ''), words.source, words.lexicon);
  // "How much omega-3 do I get?" doesn't ask for a blood value.
  const isOfBlood = understood && findMetric(understood.query.metric)?.list === 'blood';
  if (isOfBlood && GOTTEN.test(question) && !HINTS.test(question))
    return { kind: 'unknown', near: metricsOf(question, words).map(plainQuestion).slice(0, 3) };
  if (understood) {
    const both = isBare(understood.query) ? bothMeanings(eaten, words) : undefined;
    if (!both) return { kind: 'query', ...meant(understood) };
    const [food, measured] = both;
    return {
      kind: 'choices',
      choices: [
        {
          label: `${capitalized(food.names[0].replace(/ intake$/, ''))} from food`,
          question: `How much ${nameOf(food).replace(/ intake$/, '')} did I get from food a day, on average, in the last 30 days?`,
        },
        {
          label: `${measured.names[0]} in your blood`,
          question: `What ${wasOf(measured.names[0])} my latest ${nameOf(measured)}?`,
        },
      ],
    };
  }
  const ofDays = askedOfEachDay(question, words);
  if (ofDays) return { kind: 'query', ...meant(ofDays) };
  const several = readSeveral(question, words);
  if (several) return { kind: 'several', questions: eachOf(several, meant) };
  if (follow) return follow;
  const choices = [...choicesOf(question, words), ...bareChoices(question, before?.query)];
  if (choices.length > 0) return { kind: 'choices', choices };
  const near = [...new Set(metricsOf(question, words).map(plainQuestion))];
  return { kind: 'unknown', near: near.slice(0, 3) };
}

/** Drops what was read if the question only mentions a figure: "Do I have to count calories?" doesn't ask how many there were. */
export const withoutAdvice = (question: string, read: ReadWords): ReadWords =>
  read.kind !== 'unknown' && asksAdvice(question) ? { kind: 'unknown', near: [] } : read;
