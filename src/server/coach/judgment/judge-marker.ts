import { bandsOf } from '#domain/blood/bands.ts';
import type { MarkerFlag } from '#domain/blood/lab-value.ts';
import { markerOf, type MarkerKey } from '#domain/blood/markers.ts';
import { figureOf } from '#domain/coach/build-figure.ts';
import { unitText } from '#domain/coach/format-number.ts';
import {
  FLAG_PHRASES,
  FLAG_TITLES,
  isBorderline,
  isCritical,
  isOutside,
  spanText,
} from '#domain/coach/judgment/marker-judgment.ts';
import { nameOf } from '#domain/coach/record-words.ts';
import { reply, type CoachFigure, type Reply } from '#domain/coach/reply.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import { latestMarkers, type LatestMarker } from '#server/blood/latest-queries.ts';
import { bloodMemberOf, type BloodMember } from '#server/blood/member-queries.ts';
import type { CoachAsker } from '#server/coach/answer.ts';
import { recordsFor } from '#server/coach/record-queries.ts';

const latestQuery = (metric: MarkerKey): Query => ({ metric, aggregate: 'last', window: { kind: 'all' } });

async function latestFigures(asker: CoachAsker, markers: readonly MarkerKey[]): Promise<CoachFigure[]> {
  const queries = markers.map(latestQuery);
  const source = await recordsFor(asker, queries);
  return queries.flatMap(
    (query, at) =>
      figureOf({
        id: `f${at + 1}`,
        query,
        answer: evaluate(query, source),
        context: { today: asker.today, units: asker.units },
      }) ?? [],
  );
}

/** "LDL cholesterol", "ferritin". */
const nameOfMarker = (marker: MarkerKey): string => {
  const metric = findMetric(marker);
  return metric ? nameOf(metric) : markerOf(marker).name;
};

const BLOOD_LINK = { name: 'Open blood tests', screen: 'bloodTests' } as const;
const SEE_DOCTOR = 'Contact a doctor about it today.';
const NOT_FOR_YOU = 'Its ranges are for adults who aren’t pregnant, so I can’t rate yours. Ask your doctor.';

/** Ranges of a value in words: "Reference range: up to 129 mg/dL. Optimal: up to 99 mg/dL." */
function rangesSentence({ latest }: LatestMarker, { person }: BloodMember): string {
  const { unit, decimals } = markerOf(latest.marker);
  const { reference, optimal, isLabRange } = bandsOf(latest, person);
  const show = (value: number): string =>
    new Intl.NumberFormat('en-US', { maximumFractionDigits: decimals }).format(value);
  const [wide, best] = [reference, optimal].map((span) => span && spanText(span, unitText(unit), show));
  return [
    wide === undefined ? '' : `${isLabRange ? 'Your lab’s range' : 'Reference range'}: ${wide}.`,
    best === undefined ? '' : `Optimal: ${best}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const sideOf = (flag: MarkerFlag): 'high' | 'low' | undefined =>
  flag.endsWith('high') ? 'high' : flag.endsWith('low') ? 'low' : undefined;

/** "Is my LDL too high?": undefined if the marker was never measured. */
export async function markerReply(asker: CoachAsker, marker: MarkerKey): Promise<Reply | undefined> {
  const { db, userId, nowMs, today } = asker;
  const member = await bloodMemberOf(db, userId, nowMs);
  const [found] = await latestMarkers(db, userId, member.person, { date: today, marker });
  const [figure] = await latestFigures(asker, [marker]);
  if (!found || !figure) return undefined;
  const name = nameOfMarker(marker);
  const flag = member.notFor === null ? found.flag : null;
  const side = flag === null ? undefined : sideOf(flag);
  return reply({
    kind: 'answer',
    title: flag === null ? null : FLAG_TITLES[flag],
    paragraphs: [
      [
        `Your latest ${name} is [[f1]]${flag === null ? '' : `, ${FLAG_PHRASES[flag]}`}.`,
        flag === null ? (member.notFor === null ? 'There’s no range to compare it with.' : NOT_FOR_YOU) : '',
        flag !== null && isCritical(flag) ? SEE_DOCTOR : '',
      ]
        .filter(Boolean)
        .join(' '),
      ...(flag === null ? [] : [rangesSentence(found, member)].filter(Boolean)),
    ],
    figures: [figure],
    links: [BLOOD_LINK],
    next:
      side === undefined
        ? [`What does ${name} mean?`]
        : [`How do I ${side === 'high' ? 'lower' : 'raise'} my ${name}?`],
    query: latestQuery(marker),
  });
}

/** Figures of one reply: more would bury the worst. */
const MAX_LISTED = 12;

/** "Which of my blood markers are out of range?" */
export async function outOfRangeReply(asker: CoachAsker): Promise<Reply> {
  const { db, userId, nowMs, today } = asker;
  const member = await bloodMemberOf(db, userId, nowMs);
  const all = await latestMarkers(db, userId, member.person, { date: today });
  if (all.length === 0)
    return reply({
      kind: 'advice',
      title: 'No blood tests yet',
      paragraphs: ['Add a blood test or import your lab’s file, and I’ll tell you what’s out of range.'],
      links: [BLOOD_LINK],
    });
  if (member.notFor !== null)
    return reply({
      kind: 'advice',
      title: 'I can’t rate your markers',
      paragraphs: [NOT_FOR_YOU.replace('Its ranges', 'The ranges').replace('yours', 'your results')],
      links: [BLOOD_LINK],
    });
  const rated = all.flatMap(({ latest, flag }) => (flag === null ? [] : [{ marker: latest.marker, flag }]));
  const worst = rated
    .filter(({ flag }) => isOutside(flag))
    .toSorted((one, other) => Number(isCritical(other.flag)) - Number(isCritical(one.flag)));
  const near = rated.filter(({ flag }) => isBorderline(flag));
  const listed = [...worst, ...near].slice(0, MAX_LISTED);
  const figures = await latestFigures(
    asker,
    listed.map(({ marker }) => marker),
  );
  const part = ({ marker, flag }: (typeof listed)[number]): string => {
    const figure = figures.find(({ query }) => query?.metric === marker);
    const word = `${isCritical(flag) ? 'critically ' : isBorderline(flag) ? 'a little ' : ''}${sideOf(flag)}`;
    return figure ? `${nameOfMarker(marker)} [[${figure.id}]] (${word})` : nameOfMarker(marker);
  };
  const list = (some: readonly (typeof listed)[number][]): string =>
    new Intl.ListFormat('en-US').format(some.map(part));
  const [worstListed, nearListed] = [
    listed.filter(({ flag }) => isOutside(flag)),
    listed.filter(({ flag }) => isBorderline(flag)),
  ];
  return reply({
    kind: 'answer',
    title: worst.length === 0 ? 'Nothing is out of range' : `${worst.length} of ${rated.length} out of range`,
    paragraphs: [
      ...(worstListed.length > 0 ? [`Out of range: ${list(worstListed)}.`] : []),
      ...(worst.some(({ flag }) => isCritical(flag)) ? [SEE_DOCTOR.replace('it', 'the critical value')] : []),
      ...(nearListed.length > 0 ? [`In range but not optimal: ${list(nearListed)}.`] : []),
      ...(worst.length + near.length === 0
        ? [`All ${rated.length} markers with a range are within it.`]
        : []),
    ],
    figures,
    basis: 'Based on the latest value of each marker.',
    links: [BLOOD_LINK],
  });
}
