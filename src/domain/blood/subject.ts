import { bandsOf, type Bands } from '#domain/blood/bands.ts';
import type { DerivedMarker } from '#domain/blood/derived/derived-markers.ts';
import { flagOf } from '#domain/blood/flag.ts';
import { guidelineLabel, type GuidelineLabel } from '#domain/blood/guideline-labels.ts';
import type { Person } from '#domain/blood/person.ts';
import type { LabValue, MarkerFlag } from '#domain/blood/lab-value.ts';
import { rangeExclusionOf, type RangeExclusion } from '#domain/blood/range-exclusions.ts';
import { ageOn } from '#domain/member/age.ts';

/** The person a day's values are judged for. */
export interface Subject extends Person {
  readonly notFor: RangeExclusion | null;
}

/** A member for judging a day's values, with their age then. A current pregnancy counts for all days, since its start is unknown. */
export const subjectOf =
  ({ sex, ageYears }: Person, isPregnant: boolean, today: string) =>
  (date: string): Subject => {
    const then = ageOn({ ageYears, ageRecordedOn: today }, date);
    return { sex, ageYears: then, notFor: rangeExclusionOf(then, isPregnant) };
  };

type Limits = Pick<LabValue, 'marker' | 'labLow' | 'labHigh'>;

/** Bands of a value: if the adults' don't apply, only the lab's range and values critical for anybody. */
export function bandsFor(value: Limits, subject: Subject): Bands {
  const bands = bandsOf(value, subject);
  if (subject.notFor === null) return bands;
  const { labLow, labHigh } = value;
  return {
    ...bands,
    optimal: undefined,
    reference: labLow === null && labHigh === null ? undefined : [labLow, labHigh],
  };
}

/** A value's position in the lab's own range; undefined for a detection limit that may be on either side. */
function labFlag({ value, censored, labLow, labHigh, isAfterFood }: LabValue): MarkerFlag | undefined {
  if (isAfterFood || (labLow === null && labHigh === null)) return undefined;
  if (labLow !== null && value < labLow) return censored === 'gt' ? undefined : 'low';
  if (labHigh !== null && value > labHigh) return censored === 'lt' ? undefined : 'high';
  const mayBeBeyond = (censored === 'lt' && labLow !== null) || (censored === 'gt' && labHigh !== null);
  return mayBeBeyond ? undefined : 'in-range';
}

/** A value judged for a person. */
export function judged(
  value: LabValue,
  subject: Subject,
): { readonly flag: MarkerFlag | undefined; readonly guideline: GuidelineLabel | undefined } {
  const flag = flagOf(value, subject);
  if (subject.notFor === null) return { flag, guideline: guidelineLabel(value, subject) };
  return { flag: flag?.startsWith('critical') ? flag : labFlag(value), guideline: undefined };
}

/** Derived values for a person: without adults' bands if those didn't apply on their day. */
export const derivedFor = (
  derived: readonly DerivedMarker[],
  subjectOn: (date: string) => Subject,
): readonly DerivedMarker[] =>
  derived.map((one) => (subjectOn(one.date).notFor === null ? one : { ...one, band: undefined }));
