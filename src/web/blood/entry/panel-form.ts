import { isAfterToday } from '#domain/time/future.ts';
import type { BloodPanel } from '#contract/blood/blood.ts';
import { EARLIEST_DRAW, MAX_PANEL_VALUES } from '#domain/blood/panel.ts';
import { haveSameResults, mayBeSameLaboratory } from '#domain/blood/duplicate-results.ts';
import { deviceTimeZone, isLocalDate } from '#web/lib/clock.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { markerOf } from '#domain/blood/markers.ts';
import { emptyRow, readRow, rowOf, type ReadRow, type ValueRow } from './value-row.ts';

export const FASTING_CHOICES = ['unknown', 'yes', 'no'] as const;
export type Fasting = (typeof FASTING_CHOICES)[number];

/** A blood test as it is being typed. */
export interface PanelForm {
  readonly id: string;
  readonly timeZone: string;
  readonly origin: BloodPanel['origin'];
  readonly collectedOn: string;
  readonly laboratory: string;
  readonly fasting: Fasting;
  readonly note: string;
  readonly rows: readonly ValueRow[];
}

/** The parsed form. `panel` exists if it can be saved. */
export interface ReadPanel {
  readonly faults: { readonly collectedOn?: string; readonly rows?: string };
  readonly rows: readonly ReadRow[];
  readonly panel: BloodPanel | undefined;
}

export const emptyPanel = (today: string): PanelForm => ({
  id: uuidV7(),
  timeZone: deviceTimeZone(),
  origin: 'entered',
  collectedOn: today,
  laboratory: '',
  fasting: 'unknown',
  note: '',
  rows: [emptyRow()],
});

/** A stored panel as a form, with an empty line to continue. */
export const panelFormOf = (panel: BloodPanel): PanelForm => ({
  id: panel.id,
  timeZone: panel.timeZone,
  origin: panel.origin,
  collectedOn: panel.collectedOn,
  laboratory: panel.laboratory ?? '',
  fasting: panel.isFasting === null ? 'unknown' : panel.isFasting ? 'yes' : 'no',
  note: panel.note ?? '',
  rows: [...panel.values.map(rowOf), emptyRow()],
});

const dayFault = (day: string, today: string): string | undefined => {
  if (!isLocalDate(day)) return 'Enter the draw date.';
  if (day < EARLIEST_DRAW) return 'That date is before 1900. Check the year.';
  return isAfterToday(day, today) ? 'That date is in the future. Choose today or earlier.' : undefined;
};

const known = new WeakMap<ValueRow, ReadRow>();

/** Each line is parsed once: typing in one doesn't parse a hundred others. */
function readOnce(row: ValueRow): ReadRow {
  const read = known.get(row) ?? readRow(row);
  known.set(row, read);
  return read;
}

/** For each line, the position of the first with the same marker, from 1; undefined for the first itself. */
export function firstPlaces(rows: readonly ValueRow[]): readonly (number | undefined)[] {
  const first = new Map<string, number>();
  return rows.map(({ marker, kept }, index) => {
    if (marker === null) return undefined;
    // Glucose in urine is a different marker than in blood.
    const what = `${marker} ${kept.specimen ?? markerOf(marker).specimen}`;
    const place = first.get(what);
    if (place === undefined) first.set(what, index + 1);
    return place;
  });
}

/** Reads a form. */
export function readPanel(form: PanelForm, today: string): ReadPanel {
  const rows = form.rows.map(readOnce);
  const filled = rows.filter(({ isBlank }) => !isBlank);
  const values = filled.flatMap(({ value }) => value ?? []);
  const day = dayFault(form.collectedOn, today);
  const isMany = filled.length > MAX_PANEL_VALUES;
  const count =
    filled.length === 0
      ? 'Enter at least one value.'
      : isMany
        ? `Enter ${MAX_PANEL_VALUES} values or fewer.`
        : undefined;
  const isWhole = day === undefined && count === undefined && values.length === filled.length;
  return {
    rows,
    faults: { ...(day && { collectedOn: day }), ...(count && { rows: count }) },
    panel: isWhole
      ? {
          id: form.id,
          timeZone: form.timeZone,
          origin: form.origin,
          note: form.note.trim() || null,
          date: form.collectedOn,
          collectedOn: form.collectedOn,
          laboratory: form.laboratory.trim() || null,
          isFasting: form.fasting === 'unknown' ? null : form.fasting === 'yes',
          allowDuplicate: false,
          values,
        }
      : undefined,
  };
}

/** Another stored panel of the day with the same values. */
export const sameAs = (panel: BloodPanel, panels: readonly BloodPanel[]): BloodPanel | undefined =>
  panels.find(
    (other) =>
      other.id !== panel.id &&
      other.collectedOn === panel.collectedOn &&
      mayBeSameLaboratory(other.laboratory, panel.laboratory) &&
      haveSameResults(other.values, panel.values),
  );

/** Lines with one more at the end, if the last one is in use. */
export const withBlank = (rows: readonly ValueRow[]): readonly ValueRow[] => {
  const last = rows.at(-1);
  return last && last.name === '' && last.text === '' ? rows : [...rows, emptyRow()];
};
