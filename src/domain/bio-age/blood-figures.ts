import type { Draw } from '#domain/blood/lab-value.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { ItemKey } from './item-keys.ts';
import type { OwnFigure } from './offer-answers.ts';

/** Blood of this long ago still tells where somebody stands. */
const MAX_AGE_DAYS = 730;

/** One value finds nobody ill: below the first or above the other it is offered as a mere hint. */
const ITEM_MARKERS: readonly (readonly [
  item: ItemKey,
  marker: MarkerKey,
  isSure: (value: number) => boolean,
])[] = [
  ['dm', 'hba1c', (percent) => percent < 5.7],
  ['ckd', 'egfr', (mlPerMin) => mlPerMin >= 60],
];

/** What the newest blood says of diabetes (HbA1c, %) and kidneys (eGFR). @param draws with what can be derived of them */
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
    // Laboratories print healthy kidneys as "> 59": the limit itself lies in a band of illness.
    if (found.censored !== null && !isSure(figure)) return [];
    return [
      { item, figure, measuredOn, source: 'blood-test', days: null, isApproximate: !isSure(figure) } as const,
    ];
  });
}
