import { Figures } from '#domain/coach/abilities/reason-figures.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { REFUSALS } from '#domain/bio-age/refusal-words.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import { overviewOf } from '#server/bio-age/overview-queries.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { recordsFor } from '#server/coach/record-queries.ts';

const MAX_STEPS = 3;
const LINKS: Reply['links'] = [{ name: 'Open bio-age', screen: 'bioAge' }];
const QUERY: Query = { metric: 'bioAgeYears', aggregate: 'last', window: { kind: 'all' } };

const within = (months: number): string =>
  months < 24
    ? `about ${months} ${months === 1 ? 'month' : 'months'}`
    : `about ${Math.round(months / 12)} years`;

/** "How do I lower my bio-age?": the steps of the bio-age screen. */
export async function bioAgeSteps(asker: CoachAsker): Promise<Reply> {
  const { db, userId, nowMs, today, units } = asker;
  const { latest, headline, refusal } = await overviewOf(db, userId, nowMs);
  if (refusal !== null) {
    const [title, text] = REFUSALS[refusal];
    return reply({ kind: 'advice', title, paragraphs: [text], links: LINKS });
  }
  if (!latest || !headline)
    return reply({
      kind: 'advice',
      title: 'No bio-age yet',
      paragraphs: [
        'Take the bio-age assessment first. It takes about eight minutes, and then I can tell you what would help most.',
      ],
      links: [{ name: 'Start the assessment', screen: 'assessment' }],
    });
  const answer = evaluate(QUERY, await recordsFor(asker, [QUERY]));
  const figures = new Figures({ today, units });
  const level = figures.add(QUERY, answer, {
    value: headline.bioAgeYears,
    label: 'Your bio-age',
    isLevel: true,
  });
  const { changes } = latest.result;
  const steps = changes.slice(0, MAX_STEPS).map(({ words, name, years, withinMonths }) => {
    const younger = figures.add(QUERY, answer, { value: years, label: `Effect of one step: ${name}` });
    return `${words} (${younger} younger in ${within(withinMonths)}).`;
  });
  return reply({
    kind: 'advice',
    title: 'What would help most',
    paragraphs: [
      `Your bio-age is ${level}.`,
      ...(steps.length > 0
        ? steps
        : ['Nothing you can change would move your bio-age much. Keep doing what you’re doing.']),
    ],
    figures: figures.list,
    basis:
      steps.length > 0 ? 'Each number is the effect of one realistic step if nothing else changes.' : null,
    links: LINKS,
    next: ['Why did my bio-age change?', 'What should I focus on?'],
    query: QUERY,
  });
}
