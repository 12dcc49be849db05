import { atwaterKcal } from '#domain/foods/formulas/atwater.ts';
import { per100gOfLabel } from './label.ts';
import type { LabelCandidate } from './label-values.ts';
import type { Nutrients } from '#domain/foods/nutrients.ts';

/** Rows that are parts of another row, outermost first. */
const PARTS = [
  ['satFatG', 'fatG'],
  ['monoFatG', 'fatG'],
  ['polyFatG', 'fatG'],
  ['transFatG', 'fatG'],
  ['sugarsG', 'carbsG'],
  ['addedSugarsG', 'sugarsG'],
] as const;

export type MassRow = (typeof PARTS)[number][0] | 'fatG' | 'carbsG' | 'proteinG' | 'fiberG' | 'saltG';

/** A possible reading of one row: a figure for each column, and their combined doubt. */
export interface RowChoice {
  readonly figures: readonly (number | undefined)[];
  readonly doubt: number;
}

const MAX_CHOICES = 5;
const RATIO_DOUBT = 4;
const ENERGY_DOUBT = 4;
const PART_DOUBT = 3;

/** Labels round to 0.1 g below 10 g and to 1 g above. */
const rounding = (value: number): number => (value < 10 ? 0.06 : 0.6);

const cheapest = <T extends { doubt: number }>(choices: readonly T[]): T[] =>
  choices.toSorted((one, other) => one.doubt - other.doubt).slice(0, MAX_CHOICES);

/**
 * Possible readings of a row, most likely first.
 * @param columns the candidates of each column, those for 100 g first; empty if a column shows none
 * @param servingGrams mass of the second column; with it the two columns must agree
 */
export function rowChoices(
  [first = [], second = []]: readonly (readonly LabelCandidate[])[],
  servingGrams: number | undefined,
): readonly RowChoice[] {
  if (second.length === 0)
    return cheapest(first.map(({ value, doubt }) => ({ figures: [value, undefined], doubt })));
  const pairs = first.flatMap((one) =>
    second.map((other) => {
      const expected = servingGrams === undefined ? other.value : (one.value * servingGrams) / 100;
      const slack = rounding(other.value) + (rounding(one.value) * (servingGrams ?? 100)) / 100;
      const agrees = Math.abs(other.value - expected) <= slack;
      return {
        figures: [one.value, other.value],
        doubt: one.doubt + other.doubt + (agrees ? 0 : RATIO_DOUBT),
      };
    }),
  );
  return cheapest(pairs);
}

/** Whether printed energy and macronutrients agree within 8% and rounding. Undefined if any is missing. */
export function energyAgrees(printed: Nutrients, grams: number, countsFiber: boolean): boolean | undefined {
  const whole = per100gOfLabel(printed, { grams, countsFiber });
  const kcal = whole && atwaterKcal(whole);
  if (kcal === undefined || whole?.energyKcal === undefined) return undefined;
  const roundingKcal = grams === 100 ? 6 : (15 / grams) * 100;
  return Math.abs(kcal - whole.energyKcal) <= 0.08 * whole.energyKcal + roundingKcal;
}

/** The readings of the macronutrient rows that explain the energy best with the least doubt. */
function chooseMacros(
  rows: ReadonlyMap<MassRow, readonly RowChoice[]>,
  energyKcal: number | undefined,
  agrees: (macros: Nutrients) => boolean | undefined,
): Map<MassRow, RowChoice> {
  const absent: readonly RowChoice[] = [{ figures: [undefined], doubt: 0 }];
  const of = (row: MassRow) => rows.get(row) ?? absent;
  let best: { macros: [MassRow, RowChoice][]; doubt: number } | undefined;
  for (const fat of of('fatG'))
    for (const carbs of of('carbsG'))
      for (const protein of of('proteinG'))
        for (const fiber of of('fiberG')) {
          const macros: [MassRow, RowChoice][] = [
            ['fatG', fat],
            ['carbsG', carbs],
            ['proteinG', protein],
            ['fiberG', fiber],
          ];
          const figures = Object.fromEntries(
            macros.flatMap(
              ([
                row,
                {
                  figures: [value],
                },
              ]) => (value === undefined ? [] : [[row, value]]),
            ),
          );
          const off = energyKcal !== undefined && agrees({ ...figures, energyKcal }) === false;
          const doubt = macros.reduce((sum, [, choice]) => sum + choice.doubt, off ? ENERGY_DOUBT : 0);
          if (!best || doubt < best.doubt) best = { macros, doubt };
        }
  return new Map((best?.macros ?? []).filter(([row]) => rows.has(row)));
}

/**
 * Chooses one of the read figures for each row and column of a label, so that columns, energy and the parts of each nutrient agree. A part larger than its whole was misread and is left out.
 * @param energyKcal of the first column
 * @param agrees whether printed energy and macronutrients agree
 */
export function chooseLabelValues(
  rows: ReadonlyMap<MassRow, readonly RowChoice[]>,
  energyKcal: number | undefined,
  agrees: (macros: Nutrients) => boolean | undefined,
): ReadonlyMap<MassRow, readonly (number | undefined)[]> {
  const chosen = chooseMacros(rows, energyKcal, agrees);
  const fits = (choice: RowChoice, whole: number | undefined) =>
    whole === undefined || (choice.figures[0] ?? 0) <= whole + 0.05;
  for (const [part, whole] of PARTS) {
    const limit = chosen.get(whole)?.figures[0];
    const [likely] = cheapest(
      (rows.get(part) ?? []).map((choice) => ({
        ...choice,
        doubt: choice.doubt + (fits(choice, limit) ? 0 : PART_DOUBT),
      })),
    );
    if (likely && fits(likely, limit)) chosen.set(part, likely);
  }
  const [salt] = rows.get('saltG') ?? [];
  if (salt) chosen.set('saltG', salt);
  return new Map([...chosen].map(([row, { figures }]) => [row, figures]));
}
