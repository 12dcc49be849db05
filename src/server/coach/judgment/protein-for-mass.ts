import { reply, type Reply } from '#domain/coach/reply.ts';
import { MACRO_PRESETS } from '#domain/goals/macro-targets.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { amountFigure } from './judge-intake.ts';

/** "How much protein for an 85 kg man?": by the product's shares for a body mass that isn't the member's. */
export function proteinForMass(asker: CoachAsker, metric: Metric, massKg: number): Reply {
  const { maintain, gain } = MACRO_PRESETS.none.proteinGPerKg;
  const figures = [
    { label: 'Protein to maintain weight', amount: maintain * massKg },
    { label: 'Protein to lose weight or gain muscle', amount: gain * massKg },
  ];
  return reply({
    kind: 'answer',
    title: 'Protein',
    paragraphs: [
      `At that weight, aim for about [[f1]] a day to maintain it, or [[f2]] to lose weight or build muscle. That’s ${maintain} to ${gain} g per kg of body weight.`,
      'If a lot of that weight is fat, you need less. If you have kidney disease, ask your doctor how much to eat. Your own target is based on your weight, height and goal.',
    ],
    figures: figures.map((each, at) => amountFigure({ ...each, id: `f${at + 1}` }, metric, asker)),
    links: [{ name: 'See your goals', screen: 'goals' }],
    sources: [
      { name: 'Morton 2018, protein and training', url: 'https://doi.org/10.1136/bjsports-2017-097608' },
    ],
    next: ['Am I getting enough protein?'],
    query: { metric: metric.key, aggregate: 'mean', window: { kind: 'last-days', days: 14 } },
  });
}
