import { VisuallyHidden } from '@mantine/core';
import { LABEL_FIELDS, type LabelField } from '#domain/foods/labels/label-fields.ts';
import type { Nutrients } from '#domain/foods/nutrients.ts';
import type { PartialSum } from '#domain/foods/recipe-figures.ts';
import { formatAmount } from '#domain/numbers/format-amount.ts';
import { formatKcal } from '#web/lib/format.ts';
import { Figure } from '#web/ui/layout/figure.tsx';
import classes from './figure-table.module.css';

interface FigureTableProps {
  readonly per100g: Nutrients;
  /** The displayed amounts, each with its mass. */
  readonly amounts: readonly { readonly title: string; readonly grams: number }[];
  /** Nutrients that only some ingredients report, with their number. */
  readonly partial?: readonly PartialSum[];
  readonly ingredientCount?: number;
}

const ALWAYS: ReadonlySet<string> = new Set([
  'energyKcal',
  'fatG',
  'carbsG',
  'fiberG',
  'proteinG',
  'sodiumMg',
]);

const textOf = ({ unit }: LabelField, value: number): string =>
  unit === 'kcal' ? formatKcal(value) : formatAmount(value);

/** A food's nutrients for several amounts, line by line like a label. A dash means unknown, never zero. */
export function FigureTable({ per100g, amounts, partial = [], ingredientCount = 0 }: FigureTableProps) {
  const rows = LABEL_FIELDS.flatMap((field) => {
    // "At least 0" says nothing.
    const sum = partial.find(({ key, atLeast }) => key === field.key && atLeast > 0);
    const known = per100g[field.key];
    return known === undefined && !sum && !ALWAYS.has(field.key) ? [] : [{ field, known, sum }];
  });
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Contains</th>
          {amounts.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, known, sum }) => (
          <tr key={field.key} className={field.part ? classes.part : undefined}>
            <th scope="row">
              {field.name}
              {sum && (
                <span className={classes.from}>
                  from {sum.reporting} of {ingredientCount}
                  <VisuallyHidden component="span"> ingredients</VisuallyHidden>
                </span>
              )}
            </th>
            {amounts.map(({ title, grams }) => (
              <td key={title}>
                {known === undefined && !sum ? (
                  <span className={classes.unknown}>– unknown</span>
                ) : (
                  <Figure
                    value={`${sum ? '≥ ' : ''}${textOf(field, ((known ?? sum?.atLeast ?? 0) * grams) / 100)}`}
                    unit={field.unit}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
