import type { Associations } from '#contract/reports/associations.ts';
import type { Report } from '#contract/reports/reports.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { inUnit } from '#domain/glucose/glucose-text.ts';
import { findPair, outcomeShape, outcomeWhen } from '#domain/reports/associations/association-words.ts';

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
  'For',
  'Adjusted p',
];

/** Units for spreadsheets; glucose is the only figure in mg/dL. */
const unitName = (unit: string, glucose: GlucoseUnit): string =>
  unit === 'clock' ? 'minutes after the midnight before' : unit === 'mg/dL' ? glucose : unit;

const inUnitOf = (value: number | undefined, unit: string, glucose: GlucoseUnit): number | null =>
  value === undefined ? null : unit === 'mg/dL' ? inUnit(value, glucose) : value;

/** Every figure of a report, one per line. */
export const csvRows = (
  { figures }: Pick<Report, 'figures'>,
  glucose: GlucoseUnit,
): readonly (readonly Cell[])[] =>
  figures.map(({ section, label, unit, now, before, change }) => {
    const shown = (value: number | undefined): number | null => inUnitOf(value, unit, glucose);
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
      null,
      null,
    ];
  });

/** Every tested pair, one per line; those without a clear link have no figures. */
export function associationRows(
  { found, unclear, thin }: Associations,
  glucose: GlucoseUnit,
): readonly (readonly Cell[])[] {
  const empty = (name: string, certainty: string): readonly Cell[] => {
    const cells = COLUMNS.map((): Cell => null);
    return cells.with(0, 'associations').with(1, name).with(COLUMNS.indexOf('Certainty'), certainty);
  };
  const clear = found.flatMap(({ pair: key, lag, effect, low, high, days, p }) => {
    const pair = findPair(key);
    if (!pair) return [];
    const { unit } = outcomeShape(pair);
    const [change, from, to] = [effect, low, high].map((value) => inUnitOf(value, unit, glucose));
    const name = `${pair.causeName} and ${outcomeWhen(pair, lag)}`;
    const figures = [change ?? null, from ?? null, to ?? null];
    const before = [null, days, null, null];
    return [
      ['associations', name, unitName(unit, glucose), ...before, ...figures, 'clear link', pair.perStep, p],
    ];
  });
  return [
    ...clear,
    ...unclear.map((name) => empty(name, 'no clear link')),
    ...thin.map((name) => empty(name, 'not enough days')),
  ];
}
