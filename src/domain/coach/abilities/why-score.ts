import type { ReplyContext } from '#domain/coach/build-figure.ts';
import { shortDate } from '#domain/coach/phrases.ts';
import { nameOf } from '#domain/coach/record-words.ts';
import { reply, type Reason, type Reply } from '#domain/coach/reply.ts';
import { compareResults } from '#domain/bio-age/compare-results.ts';
import type { LifestyleBioAge } from '#domain/bio-age/lifestyle-result.ts';
import { PILLARS } from '#domain/longevity/pillar.ts';
import { PILLAR_WEIGHTS } from '#domain/longevity/tuning.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query, Window } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { Figures } from './reason-figures.ts';
import { plural } from '#domain/words/plural.ts';
import { capitalized } from '#domain/words/first-letter.ts';

const MAX_REASONS = 4;
/** Points of the score; smaller changes are rounding. */
const MIN_POINTS = 1;
/** Change of a pillar, in points, that is visible in the score. */
const MIN_PILLAR_POINTS = 2;
const MIN_YEARS = 0.1;

const changeOf = (metric: string, window: Window): Query => ({ metric, aggregate: 'change', window });

/** Records that an explanation of the longevity score needs. */
export const scoreQueries = (window: Window): readonly Query[] =>
  ['longevityScore', ...PILLARS.map((key) => `pillar-${key}`)].map((metric) => changeOf(metric, window));

interface WhyScoreInput {
  readonly source: RecordSource;
  readonly window: Window;
  readonly context: ReplyContext;
}

/** The pillars that changed, by weight. */
function pillarReasons(
  { source, window }: WhyScoreInput,
  isUp: boolean,
  figures: Figures,
): readonly Reason[] {
  return PILLARS.flatMap((key) => {
    const query = changeOf(`pillar-${key}`, window);
    const answer = evaluate(query, source);
    return answer.value === null || Math.abs(answer.value) < MIN_PILLAR_POINTS
      ? []
      : [{ key, query, answer, change: answer.value, weighted: answer.value * PILLAR_WEIGHTS[key] }];
  })
    .toSorted((one, other) => Math.abs(other.weighted) - Math.abs(one.weighted))
    .slice(0, MAX_REASONS)
    .map(({ key, query, answer, change }): Reason => {
      const metric = findMetric(query.metric);
      const name = metric ? nameOf(metric) : key;
      const points = figures.add(query, answer, { label: `Change in the ${name}` });
      const isSameWay = change > 0 === isUp;
      const moved = `It ${change > 0 ? 'gained' : 'lost'} ${points} ${plural(Math.round(Math.abs(change)), 'point')}`;
      return {
        title: `${capitalized(name)} ${change > 0 ? 'went up' : 'went down'}`,
        text: isSameWay
          ? `${moved}. It counts for up to ${PILLAR_WEIGHTS[key]} of the score’s 100 points.`
          : `${moved}, which pulled the other way.`,
        certainty: isSameWay ? 'likely' : 'unlikely',
      };
    })
    .toSorted((one, other) => (one.certainty === other.certainty ? 0 : one.certainty === 'likely' ? -1 : 1));
}

/** Why the longevity score changed: the pillars that changed. */
export function whyScoreReply(input: WhyScoreInput): Reply {
  const { source, window, context } = input;
  const query = changeOf('longevityScore', window);
  const change = evaluate(query, source);
  const links = [{ name: 'See your pillars', screen: 'longevity' }] as const;
  const [first, last] = [change.rows[0], change.rows.at(-1)];
  if (change.value === null || !first?.date || !last?.date)
    return reply({
      kind: 'why',
      title: 'Your data doesn’t show why',
      paragraphs: [
        'I need scores from at least two days to compare. A score appears once you’ve logged enough.',
      ],
      links: [...links],
    });
  const figures = new Figures(context);
  const isUp = change.value > 0;
  const points = figures.add(query, change);
  const between = `From ${shortDate(first.date, context.today)} to ${shortDate(last.date, context.today)}, your longevity score`;
  if (Math.abs(change.value) < MIN_POINTS)
    return reply({
      kind: 'why',
      title: 'Your longevity score barely changed',
      paragraphs: [`${between} stayed about the same.`],
      figures: figures.list,
      query,
      links: [...links],
    });
  const opening = `${between} ${isUp ? 'rose' : 'fell'} by ${points} ${plural(Math.round(Math.abs(change.value)), 'point')}.`;
  const reasons = pillarReasons(input, isUp, figures);
  const [best] = reasons;
  return reply({
    kind: 'why',
    title: best?.certainty === 'likely' ? best.title : 'No single pillar explains it',
    paragraphs: [
      opening,
      best?.certainty === 'likely'
        ? 'The score lags behind its pillars: about half of any change shows up within a week.'
        : 'No pillar moved much in that direction. How much data you have, and how recent it is, also affects the score.',
    ],
    figures: figures.list,
    reasons: [...reasons],
    basis: `Based on ${change.n} daily scores.`,
    query,
    links: [...links],
  });
}

/** A finished assessment and its day. */
export interface Assessed {
  readonly date: string;
  readonly result: LifestyleBioAge;
}

/** Why bio-age changed: the answers that differ between the last two assessments. */
export function whyBioAgeReply(
  before: Assessed | undefined,
  after: Assessed | undefined,
  { source, context }: Pick<WhyScoreInput, 'source' | 'context'>,
): Reply {
  const links = [{ name: 'Open bio-age', screen: 'bioAge' } as const];
  if (!before || !after)
    return reply({
      kind: 'why',
      title: 'Your data doesn’t show why',
      paragraphs: [
        'I need two finished bio-age assessments to compare. Take the assessment again in a few weeks, then ask me.',
      ],
      links,
    });
  const query = changeOf('bioAgeYears', { kind: 'dates', from: before.date, to: after.date });
  const answer = evaluate(query, source);
  const figures = new Figures(context);
  const years = after.result.bioAgeYears - before.result.bioAgeYears;
  const opening = `Between ${shortDate(before.date, context.today)} and ${shortDate(after.date, context.today)}, your bio-age from habits alone ${
    years > 0 ? 'rose' : 'fell'
  } by ${figures.add(query, answer, { value: years, unit: 'years', label: 'Change in bio-age from habits' })}.`;
  const isUp = years > 0;
  const differences = compareResults(before.result, after.result)
    .filter((each) => Math.abs(each.years) >= MIN_YEARS)
    .slice(0, MAX_REASONS);
  const reasons = differences.map(({ name, from, to, years: own }): Reason => {
    const amount = figures.add(query, answer, { value: own, unit: 'years', label: name });
    const answers =
      from === null || to === null
        ? 'You answered this in only one of the two assessments'
        : from === to
          ? `Your answer is still “${to}”, but it counts differently now`
          : `You answered “${to}” this time and “${from}” before`;
    return {
      title: name,
      text: `${answers}: ${amount} ${own > 0 ? 'older' : 'younger'}.`,
      certainty: own > 0 === isUp ? 'likely' : 'unlikely',
    };
  });
  return reply({
    kind: 'why',
    title:
      Math.abs(years) < MIN_YEARS
        ? 'Your bio-age barely changed'
        : reasons.some(({ certainty }) => certainty === 'likely')
          ? 'Some of your answers changed'
          : 'Mostly because of your age',
    paragraphs: [opening],
    figures: figures.list,
    reasons,
    basis: 'Based on your last two assessments.',
    query,
    links,
  });
}
