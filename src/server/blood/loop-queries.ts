import type { BloodLoop } from '#contract/blood/blood.ts';
import { DIET_NUTRIENTS, intakeTarget, type DietNutrient } from '#domain/blood/diet/diet-nutrients.ts';
import { foodsRichIn, meanEnergyKcal, meanIntake, type EatenItem } from '#domain/blood/diet/diet-intake.ts';
import type { MarkerDiet } from '#domain/blood/diet/marker-diet-row.ts';
import { dietFor, retestWeeksOf } from '#domain/blood/diet/marker-diet.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';
import type { Eater } from '#domain/supplements/recommended-intakes.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { wholeDaysOf } from '#server/member/whole-days.ts';
import { eatenItemsOf } from './diary.ts';
import { latestMarkers, type LatestMarker } from './latest-queries.ts';
import { bloodMemberOf } from './member-queries.ts';

/** The window of the food log, today included. */
const WINDOW_DAYS = 90;
/** A food that provides less of the recommended amount per serving isn't a relevant source. */
const MIN_SHARE = 0.05;

interface LoopQuery {
  /** The member's local today. */
  readonly date: string;
  readonly marker?: MarkerKey | undefined;
}

/** A food log with a nutrient's figures for its window. */
class Diary {
  readonly #items: readonly EatenItem[];
  readonly #byDay: ReadonlyMap<string, readonly EatenItem[]>;
  readonly #completeDays: readonly string[];
  readonly #eater: Eater;
  readonly #energyKcal: number | undefined;

  constructor(items: readonly EatenItem[], completeDays: readonly string[], eater: Eater) {
    this.#items = items;
    this.#byDay = Map.groupBy(items, ({ date }) => date);
    this.#completeDays = completeDays;
    this.#eater = eater;
    this.#energyKcal = meanEnergyKcal(this.#byDay, completeDays);
  }

  intake(nutrient: DietNutrient, wanted: 'more' | 'less') {
    const { meanPerDay, dayCount } = meanIntake(this.#byDay, this.#completeDays, nutrient);
    const { name, unit } = DIET_NUTRIENTS[nutrient];
    const target = intakeTarget(nutrient, this.#eater, this.#energyKcal) ?? null;
    const least = wanted === 'more' && target?.kind === 'at-least' ? MIN_SHARE * target.amount : 0;
    return {
      nutrient,
      name,
      unit,
      wanted,
      meanPerDay: meanPerDay ?? null,
      dayCount,
      target,
      foods: foodsRichIn(this.#items, nutrient, wanted, least),
    };
  }
}

const dietOf = ({ flag, latest }: LatestMarker): MarkerDiet | undefined => {
  const side = flag?.endsWith('low') ? 'low' : 'high';
  return flag === null || flag === 'optimal' || flag === 'in-range'
    ? undefined
    : dietFor(latest.marker, side);
};

const isOutOfRange = ({ flag }: LatestMarker): boolean =>
  flag === 'low' || flag === 'high' || flag === 'critical-low' || flag === 'critical-high';

function markerLoop(found: LatestMarker, diet: MarkerDiet | undefined, diary: Diary) {
  const { latest, previous, flag, move } = found;
  const measured = ({ panelId, collectedOn, value, censored }: LatestMarker['latest']) => ({
    panelId,
    collectedOn,
    value,
    censored,
  });
  return {
    marker: latest.marker,
    flag,
    latest: measured(latest),
    previous: previous && measured(previous),
    move,
    diet: diet
      ? {
          rule: diet.rule,
          sources: [...diet.sources],
          retestWeeks: retestWeeksOf(diet),
          retestFrom: addDays(latest.collectedOn, 7 * retestWeeksOf(diet)),
          intakes: [
            ...(diet.more ?? []).map((nutrient) => diary.intake(nutrient, 'more')),
            ...(diet.less ?? []).map((nutrient) => diary.intake(nutrient, 'less')),
          ],
        }
      : null,
  };
}

/**
 * What a member can do about their markers: the latest value of each, its change since the previous one, and, if food affects it, what they
 * ate in the last 90 days. Covers the requested marker, or all that are out of range.
 */
export async function bloodLoopOf(
  db: Db,
  userId: string,
  nowMs: number,
  { date, marker }: LoopQuery,
): Promise<BloodLoop> {
  const window = { from: addDays(date, 1 - WINDOW_DAYS), to: date };
  const [{ person, eater, notFor }, completeDays] = await Promise.all([
    bloodMemberOf(db, userId, nowMs, date),
    wholeDaysOf(db, userId, window),
  ]);
  const answer = { ...window, completeDayCount: completeDays.length, notFor };
  if (notFor !== null) return { ...answer, markers: [] };
  const known = await latestMarkers(db, userId, person, { date, marker });
  const asked = marker ? known : known.filter(isOutOfRange);
  const withDiets = asked.map((found) => ({ found, diet: dietOf(found) }));
  const hasDiet = withDiets.some(({ diet }) => diet !== undefined);
  const items = hasDiet ? await eatenItemsOf(db, userId, window) : [];
  const diary = new Diary(items, completeDays, eater);
  return { ...answer, markers: withDiets.map(({ found, diet }) => markerLoop(found, diet, diary)) };
}
