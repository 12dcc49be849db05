import { FLAG_WORDS } from '#domain/blood/flag-words.ts';
import { inferUnit, isPlausible, toCanonical } from '#domain/blood/canonical-value.ts';
import type { LabValue, MarkerFlag } from '#domain/blood/lab-value.ts';
import { markerOf, type MarkerKey } from '#domain/blood/markers.ts';
import { bandsFor, judged, subjectOf } from '#domain/blood/subject.ts';
import { knownUnit } from '#domain/blood/marker-unit.ts';
import { figureOf, plainFigure } from '#domain/coach/build-figure.ts';
import { showMetric } from '#domain/coach/show-metric.ts';
import { RANGES_NOT_FOR_YOU } from '#domain/coach/judgment/marker-ranges.ts';
import { shortDate } from '#domain/coach/phrases.ts';
import { markerName } from '#domain/coach/record-words.ts';
import { reply, type CoachFigure, type Reply } from '#domain/coach/reply.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import { isOutside } from '#domain/reports/blood-words.ts';
import { latestMarkers } from '#server/blood/latest-queries.ts';
import { bloodMemberOf } from '#server/blood/member-queries.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { recordsFor } from '#server/coach/record-queries.ts';
import { BLOOD_LINKS, rangesSentence, unitOf } from './marker-ranges.ts';
import { urgencyWords } from './marker-urgency.ts';
import { unitAfter } from '#domain/numbers/with-unit.ts';
import { capitalized } from '#domain/words/first-letter.ts';

/** @param date of a blood test; the latest value without one */
const latestQuery = (metric: MarkerKey, date?: string): Query => ({
  metric,
  aggregate: 'last',
  window: date === undefined ? { kind: 'all' } : { kind: 'dates', from: date, to: date },
});

export async function latestFigures(
  asker: CoachAsker,
  markers: readonly MarkerKey[],
  date?: string,
): Promise<CoachFigure[]> {
  const { today, units } = asker;
  const queries = markers.map((marker) => latestQuery(marker, date));
  const source = await recordsFor(asker, queries);
  return queries.flatMap((query, at) => {
    const answer = evaluate(query, source);
    return figureOf({ id: `f${at + 1}`, query, answer, context: { today, units } }) ?? [];
  });
}

/** The latest value of each marker, judged as on its page. @param asked only a marker, or only the values of a day */
export async function latestJudged(
  asker: CoachAsker,
  { marker, date }: { readonly marker?: MarkerKey; readonly date?: string | undefined } = {},
) {
  const { db, userId, nowMs, today } = asker;
  const { person, notFor } = await bloodMemberOf(db, userId, nowMs);
  const subjectOn = subjectOf(person, notFor === 'pregnancy', today);
  const latestOnes = await latestMarkers(db, userId, person, { date: date ?? today, marker });
  const found = latestOnes.filter(({ latest }) => date === undefined || latest.collectedOn === date);
  return {
    notFor,
    values: found.map(({ latest }) => {
      const subject = subjectOn(latest.collectedOn);
      return { latest, bands: bandsFor(latest, subject), ...judged(latest, subject) };
    }),
  };
}

type Judged = Pick<
  Awaited<ReturnType<typeof latestJudged>>['values'][number],
  'bands' | 'flag' | 'guideline'
> & { readonly latest: Pick<LabValue, 'marker'> };

/** A guideline's words if it has any, otherwise the flag's: "Prediabetes range", "High". */
export const judgmentOf = (flag: MarkerFlag, { guideline }: Judged): string =>
  guideline && !flag.startsWith('critical') ? guideline.label : FLAG_WORDS[flag];

function nextQuestion(flag: MarkerFlag | undefined, name: string): string {
  if (flag?.endsWith('high')) return `How do I lower my ${name}?`;
  return flag?.endsWith('low') ? `How do I raise my ${name}?` : `What does ${name} mean?`;
}

/** Those of some markers whose latest value is out of range, with the judgment in lower case. */
export async function flaggedOf(asker: CoachAsker, markers: readonly MarkerKey[]) {
  const { values } = await latestJudged(asker);
  return values.flatMap((value) => {
    const { flag, latest } = value;
    return flag !== undefined && isOutside(flag) && markers.includes(latest.marker)
      ? [
          {
            marker: latest.marker,
            name: markerName(latest.marker),
            judgment: judgmentOf(flag, value).toLowerCase(),
          },
        ]
      : [];
  });
}

/** "Is my LDL too high?": undefined if the marker was never measured. */
export async function markerReply(asker: CoachAsker, marker: MarkerKey): Promise<Reply | undefined> {
  const [{ values, notFor }, [figure]] = await Promise.all([
    latestJudged(asker, { marker }),
    latestFigures(asker, [marker]),
  ]);
  const [value] = values;
  if (!value || !figure) return undefined;
  const { flag, latest } = value;
  const name = markerName(marker);
  const unrated =
    notFor === null
      ? 'There’s no range to compare it with.'
      : `${RANGES_NOT_FOR_YOU}, so I can’t rate it. Ask your doctor.`;
  return reply({
    kind: 'answer',
    title: flag === undefined ? null : judgmentOf(flag, value),
    paragraphs: [
      `Your latest ${name} is [[f1]], from ${shortDate(latest.collectedOn, asker.today)}.`,
      flag === undefined ? unrated : rangesSentence(marker, value.bands, unitOf(marker, asker)),
      urgencyWords(latest, flag),
    ].filter(Boolean),
    figures: [figure],
    links: BLOOD_LINKS,
    next: [nextQuestion(flag, name)],
    query: latestQuery(marker),
  });
}

/** A stated value in the marker's own unit; undefined if it can't be one. */
function canonicalOf(marker: MarkerKey, value: number, unit: string | undefined): number | undefined {
  const found = inferUnit(marker, value);
  const meant = unit ?? ('unit' in found ? found.unit : markerOf(marker).unit);
  const canonical = toCanonical(marker, value, meant);
  return 'value' in canonical && isPlausible(marker, canonical.value) ? canonical.value : undefined;
}

/** "My HbA1c says 5.9. Prediabetic?": a value that the member names, by the ranges for their sex and age. */
export async function statedMarkerReply(
  asker: CoachAsker,
  {
    marker,
    value,
    unit,
  }: { readonly marker: MarkerKey; readonly value: number; readonly unit: string | undefined },
): Promise<Reply | undefined> {
  const { db, userId, nowMs, today } = asker;
  const metric = findMetric(marker);
  if (!metric) return undefined;
  const name = markerName(marker);
  const canonical = canonicalOf(marker, value, unit);
  if (canonical === undefined)
    return reply({
      kind: 'unknown',
      title: 'That can’t be right',
      paragraphs: [
        `${value.toLocaleString('en-US')}${unitAfter(unit ?? '')} isn’t a plausible value for ${name}. Check the number and the unit.`,
      ],
    });
  const { person, notFor } = await bloodMemberOf(db, userId, nowMs);
  const latest = {
    marker,
    value: canonical,
    censored: null,
    labLow: null,
    labHigh: null,
    collectedOn: today,
  };
  const subject = subjectOf(person, notFor === 'pregnancy', today)(today);
  const found = { latest, bands: bandsFor(latest, subject), ...judged(latest, subject) };
  const { flag } = found;
  const shown = (unit === undefined ? undefined : knownUnit(marker, unit)) ?? unitOf(marker, asker);
  const ranges =
    notFor === null
      ? rangesSentence(marker, found.bands, shown)
      : `${RANGES_NOT_FOR_YOU}, so I can’t rate it. Ask your doctor.`;
  return reply({
    kind: 'answer',
    title: flag === undefined ? null : judgmentOf(flag, found),
    paragraphs: [
      `You said your ${name} is [[f1]]. ${ranges || 'There’s no range to compare it with.'}`,
      urgencyWords(latest, flag),
      `${marker === 'glucose-fasting' ? 'These ranges assume you hadn’t eaten for at least 8 hours. ' : ''}This is a best guess from one number, not a diagnosis. Your doctor can tell you what it means for you.`,
    ].filter(Boolean),
    figures: [
      plainFigure({
        id: 'f1',
        label: `${capitalized(name)} you mentioned`,
        value: canonical,
        unit: metric.unit,
        shown: showMetric(canonical, metric, { units: asker.units, wanted: shown }),
      }),
    ],
    basis: flag === undefined ? null : 'Based on the ranges for your sex and age.',
    links: BLOOD_LINKS,
    next: [nextQuestion(flag, name)],
  });
}
