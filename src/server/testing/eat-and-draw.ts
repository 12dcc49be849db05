import type { BloodPanelInput } from '#contract/blood/blood.ts';
import { typedLines } from '#domain/blood/testing.ts';
import { addDays } from '#domain/time/local-date.ts';
import { newId } from '#server/core/new-id.ts';
import { breakfast, itemOf, type Browser } from './test-app.ts';

type Marker = NonNullable<BloodPanelInput['values'][number]['marker']>;
export type DrawnFigure = readonly [marker: Marker, value: number, unit: string];

/** Adds a blood test of ten days ago. */
export const drawBlood = ({ api }: Browser, today: string, figures: readonly DrawnFigure[]) =>
  api.blood.panels.put({
    id: newId(),
    timeZone: 'UTC',
    collectedOn: addDays(today, -10),
    values: typedLines(figures),
  });

/** Logs 200 g of each food at breakfast and dinner of each of the last days before today. */
export async function eatDaily(
  { api }: Browser,
  today: string,
  { days, foods }: { readonly days: number; readonly foods: readonly string[] },
): Promise<void> {
  for (let daysAgo = 1; daysAgo <= days; daysAgo += 1)
    for (const [kind, hour] of [
      ['breakfast', '07'],
      ['dinner', '19'],
    ] as const)
      await api.meals.create(
        breakfast({
          kind,
          eatenAt: `${addDays(today, -daysAgo)}T${hour}:00:00Z`,
          timeZone: 'UTC',
          items: foods.map(itemOf),
        }),
      );
}
