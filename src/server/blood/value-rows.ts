import type { z } from 'zod';
import type { bloodPanelInput } from '#contract/blood/blood.ts';
import type { FieldIssue } from '#contract/shared/errors.ts';
import { judge } from '#domain/blood-import/review.ts';
import { markerOf } from '#domain/blood/markers.ts';
import { isOrAre } from '#domain/words/agreement.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { bloodValues } from './tables.ts';
import { withUnit } from '#domain/numbers/with-unit.ts';

type Reported = z.output<typeof bloodPanelInput>['values'][number];

/** A stored line of a panel, without its position. */
export type ValueRow = Omit<typeof bloodValues.$inferInsert, 'userId' | 'panelId' | 'position'> &
  Reported & { readonly canonicalValue: number | null };

function toConfirm({ marker, isConfirmed }: Reported, isImplausible: boolean, index: number): FieldIssue[] {
  if (marker === null || isConfirmed || !isImplausible) return [];
  const { name, unit, plausible } = markerOf(marker);
  const [low, high] = plausible;
  return [
    {
      field: `values.${index}.value`,
      message: `${name} ${isOrAre([name])} usually between ${low} and ${withUnit(String(high), unit)}. Check the value and its unit, or confirm that it’s correct.`,
    },
  ];
}

/**
 * Lines of a panel, each with its value in the marker's canonical unit.
 * @throws Refusal BAD_REQUEST for all implausible values that the member didn't confirm
 */
export function valueRows(values: readonly Reported[]): ValueRow[] {
  const judged = values.map((value) => ({ value, ...judge(value) }));
  const issues = judged.flatMap(({ value, isImplausible }, index) => toConfirm(value, isImplausible, index));
  if (issues.length > 0) throw new Refusal('BAD_REQUEST', { issues });
  return judged.map(({ value, canonicalValue }) => ({ ...value, canonicalValue }));
}
