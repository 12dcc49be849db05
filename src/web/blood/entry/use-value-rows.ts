import { useCallback, useRef } from 'react';
import type { BloodPanel } from '#contract/blood/blood.ts';
import { markerOfName } from '#domain/blood-import/marker-match.ts';
import { markerInUnit } from '#domain/blood/cell-percentages.ts';
import { readLabText } from '#domain/blood/lab-text.ts';
import { unitMeanings } from '#domain/blood/lab-unit.ts';
import { type MarkerKey, markerOf } from '#domain/blood/markers.ts';
import { unitByName } from '#domain/blood/unit-by-name.ts';
import { shownUnit, spelled } from '#domain/blood/marker-unit.ts';
import { type PanelForm, withBlank } from './panel-form.ts';
import { fieldId } from './value-field.ts';
import { emptyRow, type ValueRow } from './value-row.ts';

const NUMBER = String.raw`[<>≤≥]?\s?\d[\d.,]*`;
const RANGE = new RegExp(String.raw`^[([]?\s*(${NUMBER})\s*[-–—]\s*(\d[\d.,]*)\s*[)\]]?`);
const UP_TO = /^[([]?\s*[<≤]\s*(\d[\d.,]*)\s*[)\]]?/;
const FROM = /^[([]?\s*[>≥]\s*(\d[\d.,]*)\s*[)\]]?/;

const isUnit = (text: string): boolean => unitMeanings(text).length > 0;

/** The range behind a value, if one is printed. */
function rangeOf(text: string): Pick<ValueRow, 'labLow' | 'labHigh'> {
  const [, low = '', high = ''] = RANGE.exec(text) ?? [];
  if (high !== '') return { labLow: low, labHigh: high };
  return { labLow: FROM.exec(text)?.[1] ?? '', labHigh: UP_TO.exec(text)?.[1] ?? '' };
}

/** Splits a line at a number that is followed by a unit or nothing: names contain numbers too ("25-OH vitamin D"). */
function cut(line: string): { name: string; text: string; unit: string; rest: string } | undefined {
  for (const match of line.matchAll(new RegExp(String.raw`[\s;:|]+(${NUMBER})(?=$|[\s;|])`, 'g'))) {
    const [whole, text = ''] = match;
    const behind = line
      .slice(match.index + whole.length)
      .replace(/^[\s;|*]+|^[HL]\s+/g, '')
      .trim();
    const [first = ''] = behind.split(/[\s;|]/);
    const name = line
      .slice(0, match.index)
      .replace(/[;:|]+$/, '')
      .trim();
    if (name === '') continue;
    if (isUnit(first))
      return { name, text, unit: first, rest: behind.slice(first.length).replace(/^[\s;|]+/, '') };
    if (behind === '') return { name, text, unit: '', rest: '' };
  }
  return undefined;
}

/** The marker for a complete name and its unit. */
const markerNamed = (name: string, unit: string): MarkerKey | null =>
  markerOfName(name, { unit: unit === '' ? null : unit, specimen: null, value: null }).marker;

/** Lines of a pasted report: name, value, unit and the lab's range; lines without a number are skipped. */
export function pastedRows(pasted: string, unitOf: (marker: MarkerKey) => string): readonly ValueRow[] {
  return pasted.split(/\r?\n/).flatMap((line): ValueRow[] => {
    const found = cut(line.replaceAll('\t', ' ; '));
    if (!found || 'fault' in readLabText(found.text)) return [];
    const marker = markerNamed(found.name, found.unit);
    // An unknown name with a number but no unit may be an address.
    if (marker === null && found.unit === '') return [];
    const unit = marker === null ? found.unit : found.unit ? spelled(marker, found.unit) : unitOf(marker);
    return [{ ...emptyRow(), marker, name: found.name, text: found.text, unit, ...rangeOf(found.rest) }];
  });
}

/** A different name means a different marker; a picked one is shown in full. */
function renamed(row: ValueRow, name: string): ValueRow {
  const isSame = row.marker !== null && markerOf(row.marker).name === name;
  return { ...row, name, marker: isSame ? row.marker : null, isConfirmed: false };
}

/** Cells in another kind of unit are another marker: the list of units offers both. */
function inItsUnit(row: ValueRow): ValueRow {
  const marker = row.marker === null ? null : markerInUnit(row.marker, row.unit);
  if (marker === row.marker) return row;
  return { ...row, marker, name: marker === null ? row.name : markerOf(marker).name };
}

/** The report's name distinguishes urea from urea nitrogen, so it stays as typed. */
const nameOf = (typed: string, marker: MarkerKey): string =>
  unitByName(marker, typed, markerOf(marker).unit) === markerOf(marker).unit ? markerOf(marker).name : typed;

interface RowsOf {
  readonly form: PanelForm;
  readonly change: (part: Partial<PanelForm>) => void;
  /** All panels, oldest first, to preselect a marker's last unit. */
  readonly panels: readonly BloodPanel[];
}

/** Actions on the form's lines. The functions are stable, so that typing a letter doesn't re-render a hundred lines. */
export function useValueRows({ form, change, panels }: RowsOf) {
  const rows = useRef(form.rows);
  const latest = useRef(change);
  const setRows = useCallback((next: readonly ValueRow[]) => {
    rows.current = withBlank(next);
    latest.current({ rows: rows.current });
  }, []);
  const mapRow = useCallback(
    (key: string, to: (row: ValueRow) => readonly ValueRow[]) =>
      setRows(rows.current.flatMap((row) => (row.key === key ? to(row) : [row]))),
    [setRows],
  );
  const unitOf = useCallback((marker: MarkerKey) => shownUnit(marker, panels), [panels]);
  const changeRow = useCallback(
    (key: string, { name, ...part }: Partial<ValueRow>) =>
      mapRow(key, (row) => {
        const changed = { ...row, ...part };
        return [inItsUnit(name === undefined ? changed : renamed(changed, name))];
      }),
    [mapRow],
  );
  const pick = useCallback(
    ({ key, name }: ValueRow, marker: MarkerKey) =>
      mapRow(key, (row) => {
        // A percentage typed before the name stays one.
        const unit = markerInUnit(marker, row.unit) !== marker && row.unit !== '' ? row.unit : unitOf(marker);
        return [inItsUnit({ ...row, marker, name: nameOf(name, marker), unit, isConfirmed: false })];
      }),
    [mapRow, unitOf],
  );
  const remove = useCallback((key: string) => mapRow(key, () => []), [mapRow]);
  const paste = useCallback(
    (key: string, text: string) => {
      const pasted = pastedRows(text, unitOf);
      if (pasted.length > 0) mapRow(key, () => pasted);
      return pasted.length > 0;
    },
    [mapRow, unitOf],
  );
  const next = useCallback((key: string) => {
    const after = rows.current[rows.current.findIndex((row) => row.key === key) + 1];
    if (after) document.getElementById(fieldId(after.key, 'name'))?.focus();
  }, []);
  return { changeRow, pick, remove, paste, next };
}
