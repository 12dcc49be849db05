import type { BloodPanel } from '#contract/blood.ts';
import { drawsOf } from '#domain/blood/draws.ts';
import { withDerived } from '#domain/blood/derived-markers.ts';
import { flagOf } from '#domain/blood/flag.ts';
import { guidelineLabel, type GuidelineLabel } from '#domain/blood/guideline-labels.ts';
import type { Draw, LabValue, MarkerFlag, Person } from '#domain/blood/lab-value.ts';
import { markerOf, MARKERS, type Marker, type MarkerKey } from '#domain/blood/markers.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import type { Member } from '#contract/account.ts';
import { shownUnit } from './marker-unit.ts';

/** A value of a marker with the day of its draw. */
export interface DatedLabValue extends LabValue {
  readonly date: string;
  readonly isFasting: boolean | null;
}

/** The newest value of a marker, judged, with all before it. */
export interface Reading {
  readonly marker: Marker;
  readonly latest: DatedLabValue;
  /** Oldest first, the latest included. */
  readonly history: readonly DatedLabValue[];
  /** The unit it is shown in. */
  readonly unit: string;
  readonly flag: MarkerFlag | undefined;
  readonly guideline: GuidelineLabel | undefined;
}

const DAYS_PER_YEAR = 365.2425;

/** A member as their values of a day are judged: with the age they had then. */
export const personOf =
  ({ sex, ageYears }: Pick<Member, 'sex' | 'ageYears'>, today: string) =>
  (date: string): Person => ({
    sex,
    ageYears: Math.max(0, Math.floor(ageYears + 0.5 - daysBetween(date, today) / DAYS_PER_YEAR)),
  });

/** A value that the draw does not allow to be judged: glucose after breakfast says nothing of fasting glucose. */
const isComparable = ({ marker, isFasting }: DatedLabValue): boolean =>
  isFasting !== false || markerOf(marker).needs !== 'fasting' || marker === 'triglycerides';

/** What a value comes to for a person; nothing where its draw was after food and it needs an empty stomach. */
export function judged(value: DatedLabValue, person: Person): Pick<Reading, 'flag' | 'guideline'> {
  if (!isComparable(value)) return { flag: undefined, guideline: undefined };
  return { flag: flagOf(value, person), guideline: guidelineLabel(value, person) };
}

/** All that follows from the stored panels. */
export interface BloodState {
  /** Oldest first, with markers that were derived where they were not measured. */
  readonly draws: readonly Draw[];
  readonly readings: ReadonlyMap<MarkerKey, Reading>;
}

/** Judges all panels. @param panels oldest first */
export function bloodState(panels: readonly BloodPanel[], personOn: (date: string) => Person): BloodState {
  const draws = withDerived(drawsOf(panels), personOn);
  const readings = new Map<MarkerKey, Reading>();
  for (const marker of MARKERS) {
    const history = draws.flatMap(({ date, isFasting, values }) =>
      values.filter((value) => value.marker === marker.key).map((value) => ({ ...value, date, isFasting })),
    );
    const latest = history.at(-1);
    if (!latest) continue;
    const unit = shownUnit(marker.key, panels);
    readings.set(marker.key, { marker, latest, history, unit, ...judged(latest, personOn(latest.date)) });
  }
  return { draws, readings };
}
