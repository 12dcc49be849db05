import type { Estimate, NutrientEstimates } from '#domain/meals/estimates/estimate.ts';
import { sumMeals } from '#domain/meals/nutrients/sum-nutrients.ts';
import type { AnalyzedRow, DescribedRow } from './analysis-rows.ts';
import { quantiles } from '../report.ts';

const KEYS = ['energyKcal', 'carbsG', 'proteinG', 'fatG'] as const;
type Key = (typeof KEYS)[number];

/** A stated range and the truth. */
export interface Stated {
  readonly said: string;
  readonly total: NutrientEstimates;
  readonly truth: DescribedRow['truth'];
}

const WEIGHED = /\d\s*-?(g|gr|grams?|kg|oz|ounces?|lbs?|pounds?|mg)\b/i;
const MEASURED =
  /\b(cups?|tablespoons?|teaspoons?|tbsps?|tsps?|ml|milliliters?|liters?|litres?|fl\.? ?oz|fluid ounces?|pints?|quarts?|bowls?|glass(es)?|mugs?|cans?|bottles?|handfuls?|spoonfuls?|scoops?|plates?|jars?|tubs?|containers?|cartons?|pouch(es)?|packets?|packages?|bags?|box(es)?|servings?|portions?|splash|dash|pinch|drizzle)\b/i;
const COUNTED =
  /\d|\b(an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|half|couple|single|each|another|slices?|pieces?|whole)\b/i;
/** Fluid ounces are a measure, not a weight. */
const FLUID = /fl\.? ?oz|fluid ounces?/i;

/** How an amount was phrased, judged by the words alone, so that two engines are compared on the same classes. */
export function amountClass(words: string): 'weighed' | 'measured' | 'counted' | 'vague' {
  if (WEIGHED.test(words) && !FLUID.test(words)) return 'weighed';
  if (MEASURED.test(words)) return 'measured';
  return COUNTED.test(words) ? 'counted' : 'vague';
}

/** The class shared by all foods of a meal; else "mixed". */
export function classOfMeal(words: readonly string[]): string {
  const [first = 'nothing read', ...others] = new Set(words.map(amountClass));
  return others.length === 0 ? first : 'mixed';
}

/**
 * Interval score of an 80 % range (Winkler 1972; Gneiting and Raftery 2007, doi:10.1198/016214506000001437): its width plus ten times the
 * distance of the truth outside it. Stating one's true 10th and 90th percentiles minimizes it.
 */
export function intervalScore({ low, high }: Pick<Estimate, 'low' | 'high'>, truth: number): number {
  return high - low + 10 * Math.max(0, low - truth, truth - high);
}

export const statedOf = ({ row, analysis }: AnalyzedRow): Stated => ({
  said: classOfMeal(analysis.items.map(({ words }) => words)),
  total: analysis.total,
  truth: row.truth,
});

const MEALS_PER_DAY = 3;

/** Days of three described meals each, to test how ranges of meals add up; no data set describes whole days. */
export function daysOf(meals: readonly Stated[]): Stated[] {
  return Array.from({ length: Math.floor(meals.length / MEALS_PER_DAY) }, (_, day) => {
    const own = meals.slice(day * MEALS_PER_DAY, (day + 1) * MEALS_PER_DAY);
    const truth = Object.fromEntries(
      KEYS.flatMap((key) =>
        own.every((meal) => meal.truth[key] !== undefined)
          ? [[key, own.reduce((sum, meal) => sum + (meal.truth[key] ?? 0), 0)]]
          : [],
      ),
    );
    const classes = new Set(own.map(({ said }) => said));
    return {
      said: classes.size === 1 ? (own[0]?.said ?? '') : 'mixed',
      total: sumMeals(own.map(({ total }) => total)),
      truth,
    };
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const cell = (value: number, digits: number, width: number): string =>
  (Number.isFinite(value) ? value.toFixed(digits) : '–').padStart(width);

/** Minimum rows for a meaningful share. */
const MIN_ROWS = 20;

function cellsOf(rows: readonly Stated[], key: Key): string {
  const judged = rows.flatMap(({ total, truth }) => {
    const true_ = truth[key];
    return true_ === undefined ? [] : [{ ...(total[key] ?? { value: 0, low: 0, high: 0 }), truth: true_ }];
  });
  if (judged.length < MIN_ROWS) return ''.padStart(32);
  const inside = judged.filter(({ low, high, truth }) => truth >= low && truth <= high).length;
  const widths = judged.filter(({ value }) => value > 0).map(({ low, high, value }) => (high - low) / value);
  const scores = judged.map((one) => intervalScore(one, one.truth));
  const worst = Math.floor(scores.length / 20);
  const typical = scores.toSorted((one, other) => other - one).slice(worst);
  const digits = key === 'energyKcal' ? 0 : 1;
  return (
    cell((100 * inside) / judged.length, 1, 9) +
    cell(quantiles(widths).p50, 2, 7) +
    cell(mean(scores), digits, 8) +
    cell(mean(typical), digits, 8)
  );
}

/**
 * Prints coverage (aim: 75 to 90), median relative width and mean interval score of the stated ranges, by class. Misread meals dominate the
 * score, so it is repeated without the worst 5 %.
 */
export function printRangeScores(title: string, rows: readonly Stated[]): void {
  const head = KEYS.map((key) => key.replace(/Kcal|G$/, '').padStart(9) + '  width   score  w/o 5%').join('');
  console.log(
    `\nRanges, ${title}: percent inside, median width, interval score\n${''.padEnd(15)} rows${head}`,
  );
  const groups = [...Map.groupBy(rows, ({ said }) => said)].toSorted(([a], [b]) => a.localeCompare(b));
  for (const [said, own] of [...groups, ['all', rows] as const]) {
    if (own.length < MIN_ROWS) continue;
    console.log(
      `${said.padEnd(14)} ${String(own.length).padStart(5)}${KEYS.map((key) => cellsOf(own, key)).join('')}`,
    );
  }
}
