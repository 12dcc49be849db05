import type { Bands } from '#domain/blood/bands.ts';
import type { Person } from '#domain/blood/person.ts';
import { formatSpan } from '#domain/blood/marker-unit.ts';
import { markerOf, type MarkerKey } from '#domain/blood/markers.ts';
import type { Span } from '#domain/blood/markers/row.ts';
import { bandsFor, subjectOf } from '#domain/blood/subject.ts';
import { unitText } from '#domain/coach/format-number.ts';
import { RANGES_NOT_FOR_YOU } from '#domain/coach/judgment/marker-ranges.ts';
import { markerName } from '#domain/coach/record-words.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import type { AskedGroup } from '#domain/coach/subjects/asked-group.ts';
import { whatDoesItMean } from '#domain/coach/subjects/question-words.ts';
import { bloodMemberOf } from '#server/blood/member-queries.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { capitalized } from '#domain/words/first-letter.ts';

export const BLOOD_LINKS: Reply['links'] = [{ name: 'Open blood tests', screen: 'bloodTests' }];

/** "Reference range: up to 129 mg/dL. Optimal: up to 99 mg/dL." */
export function rangesSentence(marker: MarkerKey, bands: Bands, shown: string): string {
  const unit = shown === '%' ? shown : ` ${unitText(shown)}`;
  const said = ([low, high]: Span): string =>
    low === null && high === null ? '' : `${formatSpan(marker, [low, high], shown)}${unit}.`;
  const [reference, optimal] = [bands.reference, bands.optimal].map((span) => (span ? said(span) : ''));
  return [
    reference && `${bands.isLabRange ? 'Your lab’s range' : 'Reference range'}: ${reference}`,
    optimal && `Optimal: ${optimal}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The unit a member reads a marker in. */
export const unitOf = (marker: MarkerKey, { units }: CoachAsker): string =>
  units.markers[marker] ?? markerOf(marker).unit;

/** The ranges of a marker for an adult who isn’t pregnant; empty without any. */
function rangesFor(asker: CoachAsker, marker: MarkerKey, person: Person): string {
  const { today } = asker;
  const value = { marker, labLow: null, labHigh: null };
  return rangesSentence(
    marker,
    bandsFor(value, subjectOf(person, false, today)(today)),
    unitOf(marker, asker),
  );
}

const NO_RANGE = 'I don’t have a range for it, so use the one on your lab report.';

/** The ranges of a marker for the member's age and sex: "What is a normal SHBG?" */
export async function markerRangeReply(asker: CoachAsker, marker: MarkerKey): Promise<Reply> {
  const { person, notFor } = await bloodMemberOf(asker.db, asker.userId, asker.nowMs);
  const ranges = notFor === null ? rangesFor(asker, marker, person) : '';
  const name = markerName(marker);
  const { note } = markerOf(marker);
  return reply({
    kind: 'advice',
    title: capitalized(name),
    paragraphs: [
      [
        notFor === null
          ? ranges || NO_RANGE
          : `${RANGES_NOT_FOR_YOU}, so use your lab’s, or ask your doctor.`,
        note ?? '',
      ]
        .filter(Boolean)
        .join(' '),
      'You don’t have a result yet.',
    ],
    basis: ranges === '' ? null : 'Based on the ranges for your sex and age.',
    links: BLOOD_LINKS,
    next: [whatDoesItMean(name)],
  });
}

/** The ranges of a marker for others: "What is a normal ferritin for men over 60?" */
export async function groupRangeReply(
  asker: CoachAsker,
  marker: MarkerKey,
  { words, sex, ageYears, leftOut }: AskedGroup,
): Promise<Reply> {
  const { person, notFor } = await bloodMemberOf(asker.db, asker.userId, asker.nowMs);
  const name = markerName(marker);
  const asked = rangesFor(asker, marker, {
    sex: sex ?? person.sex,
    ageYears: ageYears ?? person.ageYears,
  });
  const own = notFor === null ? rangesFor(asker, marker, person) : '';
  const { note } = markerOf(marker);
  return reply({
    kind: 'advice',
    title: `${capitalized(name)}: ${words}`,
    paragraphs:
      leftOut === undefined
        ? [
            [asked || NO_RANGE, note ?? ''].filter(Boolean).join(' '),
            ...(own === '' ? [] : [own === asked ? 'The same ranges apply to you.' : `For you: ${own}`]),
          ]
        : [
            `${RANGES_NOT_FOR_YOU}, so I don’t have one for that group. Use the lab’s range, or ask a doctor.`,
          ],
    links: BLOOD_LINKS,
    next: [whatDoesItMean(name)],
    query: { metric: marker, aggregate: 'last', window: { kind: 'all' } },
  });
}
