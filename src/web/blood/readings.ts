import type { BloodPanel } from '#contract/blood/blood.ts';
import { drawsOf } from '#domain/blood/draws.ts';
import { withDerived } from '#domain/blood/derived/derived-markers.ts';
import type { GuidelineLabel } from '#domain/blood/guideline-labels.ts';
import type { Draw, LabValue, MarkerFlag } from '#domain/blood/lab-value.ts';
import { MARKERS, type Marker, type MarkerKey } from '#domain/blood/markers.ts';
import { shownUnit } from '#domain/blood/marker-unit.ts';
import { judged, type Subject } from '#domain/blood/subject.ts';

/** A value of a marker with the day of its draw. */
export interface DatedLabValue extends LabValue {
  readonly date: string;
  readonly isFasting: boolean | null;
}

/** A marker's latest value, judged, with all earlier ones. */
export interface Reading {
  readonly marker: Marker;
  readonly latest: DatedLabValue;
  /** Oldest first, the latest included. */
  readonly history: readonly DatedLabValue[];
  /** The unit it is shown in. */
  readonly unit: string;
  /** The person the latest value is judged for. */
  readonly subject: Subject;
  readonly flag: MarkerFlag | undefined;
  readonly guideline: GuidelineLabel | undefined;
}

/** Everything computed from the stored panels. */
export interface BloodState {
  /** Oldest first, including derived values of markers that weren't measured. */
  readonly draws: readonly Draw[];
  readonly readings: ReadonlyMap<MarkerKey, Reading>;
}

/** The values of every marker, oldest first. @param draws oldest first */
function histories(draws: readonly Draw[]): ReadonlyMap<MarkerKey, readonly DatedLabValue[]> {
  const found = new Map<MarkerKey, DatedLabValue[]>();
  for (const { date, isFasting, values } of draws) {
    for (const value of values) {
      const dated = { ...value, date, isFasting };
      const before = found.get(value.marker);
      if (before) before.push(dated);
      else found.set(value.marker, [dated]);
    }
  }
  return found;
}

/** Judges all panels. @param panels oldest first */
export function bloodState(panels: readonly BloodPanel[], subjectOn: (date: string) => Subject): BloodState {
  const draws = withDerived(drawsOf(panels), subjectOn);
  const known = histories(draws);
  const readings = new Map<MarkerKey, Reading>();
  for (const marker of MARKERS) {
    const history = known.get(marker.key) ?? [];
    const latest = history.at(-1);
    if (!latest) continue;
    const subject = subjectOn(latest.date);
    const unit = shownUnit(marker.key, panels);
    readings.set(marker.key, { marker, latest, history, unit, subject, ...judged(latest, subject) });
  }
  return { draws, readings };
}
