import type { Draw } from '#domain/blood/lab-value.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { ItemKey } from './item-keys.ts';
import type { OwnFigure } from './suggested-answers.ts';

/** Older results are not suggested. */
const MAX_AGE_DAYS = 730;

/** Markers that answer an item. One value is not a diagnosis: outside the healthy range the answer is only a hint. */
const ITEM_MARKERS: readonly (readonly [
  item: ItemKey,
  marker: MarkerKey,
  isSure: (value: number) => boolean,
])[] = [
  ['dm', 'hba1c', (percent) => percent < 5.7],
  ['ckd', 'egfr', (mlPerMin) => mlPerMin >= 60],
];

/** Figures from the newest blood test for diabetes (HbA1c, %) and kidneys (eGFR). @param draws including derived markers */
export function bloodFigures(draws: readonly Draw[], today: string): readonly OwnFigure[] {
  const newestFirst = draws
    .filter(({ date }) => date <= today && date >= addDays(today, -MAX_AGE_DAYS))
    .toSorted((one, other) => (one.date < other.date ? 1 : -1));
  return ITEM_MARKERS.flatMap(([item, marker, isSure]) => {
    const found = newestFirst
      .flatMap(({ date, values }) => values.map((value) => ({ date, ...value })))
      .find((value) => value.marker === marker);
    if (!found) return [];
    const { value: figure, date: measuredOn } = found;
    // Labs print healthy kidneys as "> 59". That limit itself would fall into a disease band.
    if (found.censored !== null && !isSure(figure)) return [];
    return [
      { item, figure, measuredOn, source: 'blood-test', days: null, isApproximate: !isSure(figure) } as const,
    ];
  });
}
