import type { Report } from '#contract/reports/reports.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { inUnit } from '#domain/glucose/shown-glucose.ts';

export type Cell = string | number | null;

export const COLUMNS = [
  'Section',
  'Metric',
  'Unit',
  'Average',
  'Days',
  'Average before',
  'Days before',
  'Change',
  'Low',
  'High',
  'Certainty',
];

/** Units as a spreadsheet names them; glucose is the only figure in mg/dL. */
const unitName = (unit: string, glucose: GlucoseUnit): string =>
  unit === 'clock' ? 'minutes after the midnight before' : unit === 'mg/dL' ? glucose : unit;

/** Every figure of a report, a line each. */
export const csvRows = (
  { figures }: Pick<Report, 'figures'>,
  glucose: GlucoseUnit,
): readonly (readonly Cell[])[] =>
  figures.map(({ section, label, unit, now, before, change }) => {
    const shown = (value: number | undefined): number | null =>
      value === undefined ? null : unit === 'mg/dL' ? inUnit(value, glucose) : value;
    return [
      section,
      label,
      unitName(unit, glucose),
      shown(now?.value),
      now?.days ?? 0,
      shown(before?.value),
      before?.days ?? 0,
      shown(change?.difference),
      shown(change?.low),
      shown(change?.high),
      change?.certainty ?? null,
    ];
  });
