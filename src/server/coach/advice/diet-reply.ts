import { plainFigure } from '#domain/coach/build-figure.ts';
import { reply, type CoachFigure, type Reply } from '#domain/coach/reply.ts';
import { COMPONENT_WORDS } from '#domain/diet-quality/words/component-words.ts';
import { heiBand, type HeiBand } from '#domain/diet-quality/hei-band.ts';
import type { CoachAsker } from '#server/coach/asker.ts';

const LINKS: Reply['links'] = [{ name: 'Open diet quality', screen: 'dietQuality' }];
const MAX_PARTS = 3;
/** Components that miss less than this share of their points aren't worth a change. */
const MISSED_SHARE = 0.1;

const BANDS: Readonly<Record<HeiBand, string>> = {
  far: 'Far from meeting the guidelines',
  'part-way': 'Part of the way there',
  close: 'Close to meeting the guidelines',
};

const listed = (words: readonly string[]): string => new Intl.ListFormat('en-US').format(words);

/** "How's my diet overall?", "What should I eat more of?": the Healthy Eating Index with the parts that miss the most points. */
export async function dietReply(asker: CoachAsker): Promise<Reply> {
  const { hei, countedDays } = await asker.dietQuality();
  if (hei.kind === 'refused')
    return reply({
      kind: 'advice',
      title: 'I can’t rate your diet yet',
      paragraphs: [
        hei.reason === 'too-few-days'
          ? `I need more complete days to calculate your Healthy Eating Index. You have ${countedDays === 0 ? 'none' : `only ${countedDays}`} in the last four weeks.`
          : 'I don’t know enough about the food groups you ate. Choose foods from search instead of using quick add.',
      ],
      links: LINKS,
    });
  const figures: CoachFigure[] = [];
  const add = (label: string, value: number): string => {
    const id = `f${figures.length + 1}`;
    const shown = { number: String(Math.round(value)), unit: '' };
    figures.push(plainFigure({ id, label, value, unit: 'count', shown, n: countedDays }));
    return `[[${id}]]`;
  };
  const score = add('Healthy Eating Index', hei.score);
  const parts = hei.components.map((part) => ({ ...part, missed: part.maxPoints - part.points }));
  const worst = parts
    .filter(({ missed, maxPoints }) => missed > MISSED_SHARE * maxPoints)
    .toSorted((one, other) => other.missed - one.missed)
    .slice(0, MAX_PARTS);
  const best = parts.filter(({ missed, maxPoints }) => missed <= MISSED_SHARE * maxPoints);
  return reply({
    kind: 'answer',
    title: BANDS[heiBand(hei.score)],
    paragraphs: [
      `Your Healthy Eating Index is ${score} out of 100.`,
      worst.length === 0
        ? 'You’re not losing many points anywhere. Keep eating the way you are.'
        : `You’re losing the most points on ${listed(worst.map(({ key, points, maxPoints }) => `${COMPONENT_WORDS[key].name.toLowerCase()} (${add(`Points for ${COMPONENT_WORDS[key].name.toLowerCase()}`, points)} of ${maxPoints})`))}.`,
      ...worst.map(({ key }) => `${COMPONENT_WORDS[key].name}: ${COMPONENT_WORDS[key].advice}`),
      best.length === 0
        ? ''
        : `You already do well on ${listed(best.map(({ key }) => COMPONENT_WORDS[key].name.toLowerCase()))}.`,
    ].filter(Boolean),
    figures,
    basis: `Based on ${countedDays} complete days in the last four weeks.`,
    links: LINKS,
    next: ['What nutrients am I low in?', 'What should I eat for dinner?'],
    query: { metric: 'healthyEatingIndex', aggregate: 'last', window: { kind: 'last-days', days: 28 } },
  });
}
