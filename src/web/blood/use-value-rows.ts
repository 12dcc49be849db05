import { useCallback, useRef } from 'react';
import type { BloodPanel } from '#contract/blood/blood.ts';
import { markerInUnit } from '#domain/blood/cell-share.ts';
import { markerOf, type MarkerKey } from '#domain/blood/markers.ts';
import { unitAsNamed } from '#domain/blood/named-unit.ts';
import { shownUnit } from './marker-unit.ts';
import { withBlank, type PanelForm } from './panel-form.ts';
import { pastedRows } from './pasted-rows.ts';
import { fieldId } from './value-field.ts';
import type { ValueRow } from './value-row.ts';

/** Another name is another marker; one that is picked from the list stands in full. */
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

/** The name on the report tells urea from its nitrogen: that one stays as it was typed. */
const nameOf = (typed: string, marker: MarkerKey): string =>
  unitAsNamed(marker, typed, markerOf(marker).unit) === markerOf(marker).unit ? markerOf(marker).name : typed;

interface RowsOf {
  readonly form: PanelForm;
  readonly change: (part: Partial<PanelForm>) => void;
  /** All panels, oldest first: what a marker was measured in last is offered again. */
  readonly panels: readonly BloodPanel[];
}

/** What can be done with the lines of a form. The functions stay the same, so that a hundred lines are not drawn for one letter. */
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
        // A percentage that was typed before the name stays one.
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
