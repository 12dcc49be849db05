import type { BloodPart } from '#contract/reports/report-parts.ts';
import { ADULT_YEARS } from '#domain/account/profile.ts';
import { bandsOf } from '#domain/blood/bands.ts';
import { fromCanonical } from '#domain/blood/canonical-value.ts';
import { drawsOf } from '#domain/blood/draws.ts';
import { flagOf } from '#domain/blood/flag.ts';
import type { Draw } from '#domain/blood/lab-value.ts';
import { markerChange } from '#domain/blood/marker-change.ts';
import { decimalsIn, shownUnit } from '#domain/blood/marker-unit.ts';
import { MARKERS, type MarkerKey } from '#domain/blood/markers.ts';
import { headlinesOf } from '#server/bio-age/headline-queries.ts';
import { panelsOf } from '#server/blood/queries.ts';
import type { Db } from '#server/db/database.ts';
import type { Member } from '#server/member/queries.ts';

/** Maximum draws that fit side by side. */
const MAX_DRAWS = 4;
const MAX_ASSESSMENTS = 6;

/** Rows in the units of the member's lab. */
function markerRows(
  draws: readonly Draw[],
  person: { readonly sex: Member['sex']; readonly ageYears: number } | undefined,
  unitOf: (marker: MarkerKey) => string,
) {
  return MARKERS.flatMap(({ key, name, unit: canonical }): BloodPart['markers'] => {
    const values = draws.map((draw) => draw.values.find(({ marker }) => marker === key));
    const measured = values.filter((value) => value !== undefined);
    const [latest, previous] = [measured.at(-1), measured.at(-2)];
    if (!latest) return [];
    const unit = unitOf(key);
    const decimals = decimalsIn(key, unit);
    const inUnit = (value: number) =>
      unit === canonical ? value : (fromCanonical(key, value, unit) ?? value);
    const limit = (value: number | null) => (value === null ? null : Number(inUnit(value).toFixed(decimals)));
    const reference = person && bandsOf(latest, person).reference;
    return [
      {
        marker: key,
        name,
        unit,
        decimals,
        values: values.map((value) =>
          value
            ? {
                value: inUnit(value.value),
                censored: value.censored,
                flag: (person && flagOf(value, person)) ?? null,
              }
            : null,
        ),
        reference: reference ? [limit(reference[0]), limit(reference[1])] : null,
        move: previous ? (markerChange(previous, latest)?.verdict ?? null) : null,
      },
    ];
  });
}

/** The blood section of a report: the latest draws up to a day, and bio-ages. Ranges are for adults who aren't pregnant. */
export async function bloodOf(db: Db, member: Member, to: string, nowMs: number): Promise<BloodPart> {
  const { userId, sex, ageYears, health } = member;
  const [panels, bioAges] = await Promise.all([
    panelsOf(db, userId, { to }, MAX_DRAWS),
    headlinesOf(db, userId, nowMs, to),
  ]);
  const oldestFirst = panels.toReversed();
  const shown = drawsOf(oldestFirst);
  const isJudged = ageYears >= ADULT_YEARS && health?.isPregnant !== true;
  return {
    dates: shown.map(({ date }) => date),
    markers: markerRows(shown, isJudged ? { sex, ageYears } : undefined, (marker) =>
      shownUnit(marker, oldestFirst),
    ),
    bioAge: bioAges
      .slice(0, MAX_ASSESSMENTS)
      .toReversed()
      .map(({ finishedOn, ageYears: age, bioAgeYears, lowYears, highYears }) => ({
        finishedOn,
        ageYears: age,
        bioAgeYears,
        lowYears,
        highYears,
      })),
  };
}
