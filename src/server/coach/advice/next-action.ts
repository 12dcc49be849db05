import { joinWords } from '#domain/words/join-words.ts';
import { Figures } from '#domain/coach/abilities/reason-figures.ts';
import { nameOf } from '#domain/coach/record-words.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { actionText } from '#domain/longevity/action-words.ts';
import { PILLARS } from '#domain/longevity/pillar.ts';
import { MIN_CONFIDENCE, MIN_PILLARS } from '#domain/longevity/tuning.ts';
import { leastKnown } from '#domain/longevity/least-known.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { recordsFor } from '#server/coach/record-queries.ts';
import { lowerFirst } from '#domain/words/first-letter.ts';

const MAX_PILLARS = 3;
const LINKS: Reply['links'] = [{ name: 'See your pillars', screen: 'longevity' }];

const latest = (metric: string): Query => ({ metric, aggregate: 'last', window: { kind: 'all' } });

/** "blood", "bio-age" */
const pillarName = (key: string): string => {
  const metric = findMetric(`pillar-${key}`);
  return (metric ? nameOf(metric) : key).replace(/ pillar$/, '');
};

/** "What should I focus on?": the best next step of the longevity score, and its weakest pillars. "Am I healthy?": the same the other way round. */
export async function nextActionReply(asker: CoachAsker, about: 'longevity' | 'health'): Promise<Reply> {
  const { today, units } = asker;
  const day = await asker.longevityDay();
  const { state, score, nextAction, pillars, confidence, pillarCount } = day;
  if (state === 'under-age')
    return reply({
      kind: 'advice',
      title: 'Scores start at age 18',
      paragraphs: [
        'The score’s thresholds are for adults and don’t fit a growing body. You can still log everything.',
      ],
      links: LINKS,
    });
  const scoreQuery = latest('longevityScore');
  if (score === null)
    return reply({
      kind: 'advice',
      title: 'Keep logging to get your score',
      paragraphs: [
        `I can tell you what to focus on once you have a score. It takes ${MIN_CONFIDENCE}% of the possible data, from at least ${MIN_PILLARS} pillars. So far, you have ${Math.round(confidence)}%, from ${pillarCount} of ${PILLARS.length} pillars.`,
        `Start with these pillars: ${joinWords(
          leastKnown(pillars)
            .slice(0, MAX_PILLARS)
            .map(({ key }) => pillarName(key)),
        )}.`,
      ],
      links: LINKS,
    });
  const weakest = pillars
    .flatMap((pillar) =>
      pillar.score === null || pillar.neutral !== null ? [] : [{ key: pillar.key, score: pillar.score }],
    )
    .toSorted((one, other) => one.score - other.score)
    .slice(0, MAX_PILLARS);
  const queries = weakest.map(({ key }) => latest(`pillar-${key}`));
  const source = await recordsFor(asker, [scoreQuery, ...queries]);
  const figures = new Figures({ today, units });
  const scored = evaluate(scoreQuery, source);
  const level = figures.add(scoreQuery, scored, {
    value: score,
    isLevel: true,
    label: 'Your longevity score',
  });
  const action = nextAction && actionText(nextAction);
  const points =
    nextAction &&
    figures.add(scoreQuery, scored, {
      value: nextAction.points,
      label: 'Points the best next step would add',
    });
  const parts = weakest.map(({ key, score: value }, at) => {
    const query = queries[at] ?? scoreQuery;
    const name = pillarName(key);
    const label = `Your ${name} pillar`;
    const level = figures.add(query, evaluate(query, source), { value, isLevel: true, label });
    return weakest.length === 1 ? `${name}, at ${level}` : `${name} (${level})`;
  });
  const standing = `Your longevity score is ${level} out of 100. ${parts.length === 1 ? 'Only one pillar has a score so far:' : 'Your weakest pillars are'} ${joinWords(parts)}.`;
  const step = action
    ? `This step would earn you the most points for the effort: about ${points}. ${action.text}`
    : 'No single change would raise your score much. Keep doing what you’re doing.';
  const isOfHealth = about === 'health';
  const next = action ? `Best next step: ${lowerFirst(action.title)}. ${step}` : step;
  return reply({
    kind: 'advice',
    title: isOfHealth ? 'Here’s what your log shows' : (action?.title ?? 'Not much left to gain'),
    paragraphs: isOfHealth
      ? [`Only a doctor can say whether you’re healthy. ${standing}`, next]
      : [step, standing],
    figures: figures.list,
    basis: `Based on ${pillarCount} of ${PILLARS.length} pillars and ${Math.floor(confidence)}% of the possible data.`,
    links: LINKS,
    next: isOfHealth
      ? ['Which of my blood tests are out of range?', 'How was my week?']
      : ['Why did my longevity score change?', 'What does the longevity score mean?'],
    query: scoreQuery,
  });
}
