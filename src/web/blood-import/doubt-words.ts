import type { FoundValue, ReadingDoubt } from '#domain/blood-import/found-values.ts';
import type { Judged, Unscored } from '#domain/blood-import/review.ts';
import { nearMarker } from '#domain/blood-import/marker-match.ts';
import { looksLikeUnit } from '#domain/blood-import/unit-text.ts';
import { mayBeShare } from '#domain/blood/cell-percentages.ts';
import { markerOf, type MarkerKey } from '#domain/blood/markers.ts';
import { nameInSentence } from '#domain/words/name-in-sentence.ts';
import { isOrAre } from '#domain/words/agreement.ts';

/** A remark on a row. */
export interface DoubtWord {
  readonly text: string;
  /** Good to know, nothing to check. */
  readonly isNote: boolean;
}

const note = (text: string): DoubtWord => ({ text, isNote: true });
const look = (text: string): DoubtWord => ({ text, isNote: false });

const READING: Readonly<Record<ReadingDoubt, (found: FoundValue) => DoubtWord>> = {
  'weak-name': () => look('Matched by part of its name. Check the marker.'),
  'two-markers': ({ orMarker }) =>
    look(
      orMarker
        ? `It could also be ${nameInSentence(markerOf(orMarker).name)}.`
        : 'It could also be another marker.',
    ),
  'unit-inferred': ({ unit }) => look(`No unit printed. Only ${unit ?? 'one'} fits.`),
  'decimals-unsure': ({ text, value }) => look(`“${text}” can be read two ways. We read it as ${value}.`),
  'range-unreadable': () => note('We couldn’t read the lab’s range.'),
  preliminary: () => note('The lab marked this result preliminary.'),
  'date-unsure': () =>
    look('The report doesn’t say which date is the collection date. Make sure we picked the right one.'),
  'joined-lines': () => look('The marker’s name was split over two lines. Make sure we read it correctly.'),
  'read-from-picture': () => look('Read from an image. Compare it with the report.'),
  'standard-crp': () => note('A standard CRP, not the high-sensitivity test.'),
  'not-fasting': () => note('The test’s code doesn’t say whether you were fasting.'),
  'd3-only': () => note('Vitamin D3 only, without D2.'),
  'older-equation': () => note('Calculated with an older equation.'),
};

const UNSCORED: Readonly<Record<Unscored, DoubtWord>> = {
  'unknown-marker': note('Saved, but not rated: we don’t recognize this marker.'),
  'no-number': note('Saved, but not rated: the result isn’t a number.'),
  'no-unit': look('We can’t rate this without a unit.'),
  'unknown-unit': look('Not rated: this unit doesn’t fit the marker.'),
  specimen: note('Saved, but not rated: this wasn’t measured in blood.'),
};

/** Labs' names for a measurement with a marker's name but a different unit. */
const IN_ANOTHER_UNIT: Partial<Record<MarkerKey, readonly [unit: string, name: string]>> = {
  rdw: ['fl', 'RDW-SD'],
};

/** Why a value without a marker isn't scored: it may have the name of one that is measured differently. */
function notKnown(found: FoundValue): DoubtWord {
  const near = nearMarker(found, found);
  if (!near) return UNSCORED['unknown-marker'];
  const { name, specimen } = markerOf(near.marker);
  if (near.misfit === 'specimen')
    return note(
      `Saved and shown, but not rated: ${name} ${isOrAre([name])} measured in ${specimen}, and this was measured in ${found.specimen === 'urine' ? 'urine' : 'something else'}.`,
    );
  if (!looksLikeUnit(found.unit ?? ''))
    return look(
      `Not rated: ${name} ${isOrAre([name])}n’t measured in ${found.unit ?? 'this unit'}. Check the unit.`,
    );
  const [unit, called] = IN_ANOTHER_UNIT[near.marker] ?? [];
  const other = found.unit?.trim().toLowerCase() === unit ? ` (${called})` : '';
  return note(
    `Saved and shown, but not rated: the unit ${found.unit ?? ''} is for a different measurement${other}, not for ${nameInSentence(name)}.`,
  );
}

function implausible({ marker }: FoundValue): DoubtWord {
  if (marker === null) return look('Check the value and unit.');
  const { plausible, unit } = markerOf(marker);
  return look(
    `Usually between ${plausible[0]} and ${plausible[1]} ${unit}. Check the value and unit. Select the result if it’s right.`,
  );
}

/** A cell count that would be typical as a percentage; if the lab's range contains it, it isn't one. */
const isShareLikely = ({ marker, value, labHigh }: FoundValue, canonicalValue: number | null): boolean =>
  marker !== null &&
  value !== null &&
  canonicalValue !== null &&
  labHigh === null &&
  mayBeShare(marker, value, canonicalValue, markerOf(marker).critical[1]);

/** All remarks on a row, those to check first. */
export function doubtsOf(
  found: FoundValue,
  { unscored, isImplausible, canonicalValue }: Judged,
): DoubtWord[] {
  return [
    ...(isImplausible ? [implausible(found)] : []),
    ...(isShareLikely(found, canonicalValue)
      ? [look('Critically high as a count. If it’s a percentage, correct the unit.')]
      : []),
    ...found.doubts.map((doubt) => READING[doubt](found)),
    ...(unscored === 'unknown-marker' ? [notKnown(found)] : unscored ? [UNSCORED[unscored]] : []),
  ].toSorted((one, other) => Number(one.isNote) - Number(other.isNote));
}
