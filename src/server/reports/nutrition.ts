import type { DayRange } from '#domain/time/day-range.ts';
import type { Report } from '#contract/reports/reports.ts';
import { NUTRIENT_KEYS, type NutrientKey } from '#domain/foods/nutrients.ts';
import type { DayTargets } from '#domain/meals/nutrients/nutrient-need.ts';
import type { DietQuality } from '#domain/diet-quality/diet-quality.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { mealTiming } from '#domain/reports/meal-timing.ts';
import type { ReportFigure } from '#domain/reports/report-figure.ts';
import type { Eater } from '#domain/supplements/recommended-intakes.ts';
import { addDays } from '#domain/time/local-date.ts';
import { dietQualityOf, type DietReads } from '#server/diet-quality/queries.ts';
import type { Member } from '#server/member/queries.ts';
import { wholeDaysOf } from '#server/member/whole-days.ts';
import { compareAverage, foodAmounts, type FoodAmount } from '#server/meals/eaten-queries.ts';

type Nutrition = NonNullable<Report['nutrition']>;

/** Sources cover at most the last quarter of a range, because habits change. */
const MAX_SOURCE_DAYS = 92;
/** The index is defined over four weeks here, as on its own screen. */
const QUALITY_DAYS = 28;
const TOP_FOODS = 8;

const laterOf = (one: string, other: string): string => (one > other ? one : other);

function needRow(
  key: NutrientKey,
  figure: ReportFigure | undefined,
  amounts: ReadonlyMap<string, readonly FoodAmount[]>,
  reader: { readonly eater: Eater; readonly targets: DayTargets },
): Nutrition['needs'] {
  if (!figure?.now) return [];
  const { value, days } = figure.now;
  const [top] = (amounts.get(key) ?? []).toSorted((one, other) => other.amount - one.amount);
  return [
    {
      nutrient: key,
      average: value,
      days,
      ...compareAverage({ key, value }, amounts, reader),
      topSource: top && top.amount > 0 ? top.food : null,
    },
  ];
}

/** @param days complete days that the amounts are from */
function topFoods(amounts: readonly FoodAmount[], days: number): Nutrition['topFoods'] {
  const total = amounts.reduce((sum, { amount }) => sum + amount, 0);
  return amounts
    .toSorted((one, other) => other.amount - one.amount)
    .slice(0, TOP_FOODS)
    .map(({ food, amount }) => ({
      name: food,
      energyKcal: amount / days,
      sharePercent: total > 0 ? (100 * amount) / total : 0,
    }));
}

/** Data about intake beyond the metric catalog. */
export interface Eaten {
  readonly sourcesFrom: string;
  /** Complete days since then, which the amounts are from. */
  readonly sourceDays: number;
  readonly amounts: readonly FoodAmount[];
  readonly quality: DietQuality;
}

/** Foods of complete days: on others, what is missing would make each food's share too large and its average too small. */
async function amountsOf({ db }: DietReads, { userId, date: today }: Member, range: DayRange) {
  // Up to today, because the last day asked for counts as one that isn't over.
  const whole = await wholeDaysOf(db, userId, { from: range.from, to: today });
  const dates = whole.filter((date) => date <= range.to);
  const amounts = dates.length === 0 ? [] : await foodAmounts(db, userId, range, dates);
  return { sourceDays: dates.length, amounts };
}

/** Reads the foods and the diet quality of a range. */
export async function eatenOf(deps: DietReads, member: Member, range: DayRange): Promise<Eaten> {
  const { userId } = member;
  const sourcesFrom = laterOf(range.from, addDays(range.to, 1 - MAX_SOURCE_DAYS));
  const [{ sourceDays, amounts }, quality] = await Promise.all([
    amountsOf(deps, member, { from: sourcesFrom, to: range.to }),
    dietQualityOf(deps, {
      userId,
      from: laterOf(range.from, addDays(range.to, 1 - QUALITY_DAYS)),
      to: range.to,
      // Needs the member's body mass on the last day.
      ...(range.to === member.date && { member }),
    }),
  ]);
  return { sourcesFrom, sourceDays, amounts, quality };
}

interface NutritionInput {
  readonly range: DayRange;
  readonly source: RecordSource;
  readonly figures: readonly ReportFigure[];
  readonly eater: Eater;
  readonly targets: DayTargets;
}

/** The nutrition section beyond its figures: needs, sources, timing and quality. */
export function nutritionOf(
  { sourcesFrom, sourceDays, amounts, quality }: Eaten,
  { range, source, figures, eater, targets }: NutritionInput,
): Nutrition {
  const byNutrient = Map.groupBy(amounts, ({ nutrient }) => nutrient);
  const { hei, countedDays } = quality;
  return {
    needs: NUTRIENT_KEYS.flatMap((key) =>
      needRow(
        key,
        figures.find(({ metric }) => metric.key === key),
        byNutrient,
        { eater, targets },
      ),
    ),
    sourcesFrom,
    sourceDays,
    topFoods: topFoods(byNutrient.get('energyKcal') ?? [], sourceDays),
    timing: timingOf(source, range),
    quality:
      hei.kind === 'known' ? { score: hei.score, low: hei.low, high: hei.high, days: countedDays } : null,
  };
}

function timingOf(source: RecordSource, range: DayRange): Nutrition['timing'] {
  const timing = mealTiming(source, range);
  return timing ? { ...timing, kinds: [...timing.kinds] } : null;
}
