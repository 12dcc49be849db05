import { kcalFromKj } from '#domain/units/energy.ts';
import {
  chooseLabelValues,
  energyAgrees,
  rowChoices,
  type MassRow,
  type RowChoice,
} from './choose-label-values.ts';
import { labelTable, type LabelColumn, type LabelRow, type LabelTable } from './label-lines.ts';
import { toOneDecimal, type LabelNumber } from './label-values.ts';
import { sodiumMgOfSalt } from './label.ts';
import type { NutrientKey, Nutrients } from '#domain/foods/nutrients.ts';

/** A recognized nutrition label. Figures are as printed; unreadable ones are absent. */
export interface LabelReading {
  readonly per100: Nutrients | undefined;
  readonly perServing: Nutrients | undefined;
  /** Mass of a serving, g; ml if `isByVolume`. */
  readonly servingGrams: number | undefined;
  /** Size of a serving, as printed: "2/3 cup (55 g)". */
  readonly servingText: string | undefined;
  /** The printed carbohydrate includes fiber, as on American labels. */
  readonly countsFiber: boolean;
  /** The figures are for 100 ml, not 100 g. */
  readonly isByVolume: boolean;
  /** Whether energy and macronutrients agree; undefined if any of them is unreadable. */
  readonly energyAgrees: boolean | undefined;
}

/** Source: Regulation (EU) 1169/2011, Annex XIV. */
const MASS_ROWS = [
  'fatG',
  'satFatG',
  'monoFatG',
  'polyFatG',
  'transFatG',
  'carbsG',
  'sugarsG',
  'addedSugarsG',
  'fiberG',
  'proteinG',
  'saltG',
] as const satisfies readonly (MassRow & LabelRow)[];
const MILLIGRAM_ROWS = ['cholesterolMg', 'sodiumMg'] as const;

type Figures = { [K in NutrientKey]?: number };

const bestOf = (number: LabelNumber | undefined): number | undefined => number?.candidates[0]?.value;

/** Energy by column, kcal: as printed, or from the kilojoules if the kilocalories are unreadable or don't match. */
function energies(numbers: readonly LabelNumber[], columns: number): (number | undefined)[] {
  const of = (unit: LabelNumber['unit']) => numbers.filter((number) => number.unit === unit);
  const kcals = of('kcal').length > 0 ? of('kcal') : of('none');
  return Array.from({ length: columns }, (_, column) => {
    const kcal = bestOf(kcals[column]);
    const kj = bestOf(of('kj')[column]);
    if (kj === undefined) return kcal;
    const fromKj = Math.round(kcalFromKj(kj));
    return kcal !== undefined && Math.abs(kcal - fromKj) <= 0.06 * fromKj + 2 ? kcal : fromKj;
  });
}

/** The printed mass of a serving, or the one that both energies imply if the print was misread. */
function servingMass(
  printed: number | undefined,
  per100: number | undefined,
  perServing: number | undefined,
): number | undefined {
  if (!per100 || !perServing) return printed;
  const percent = (perServing / per100) * 100;
  if (printed !== undefined && Math.abs(printed - percent) <= 0.06 * percent + 1) return printed;
  return Math.round(percent);
}

const milligrams = (number: LabelNumber | undefined): number | undefined => {
  const value = bestOf(number);
  return value === undefined || number?.unit !== 'g' ? value : value * 1000;
};

/** Columns to read, the one for 100 g first, by position in the rows. */
function columnsOf({ columns }: LabelTable): readonly { column: LabelColumn; place: number }[] {
  return (['100', 'serving'] as const)
    .map((column) => ({ column, place: columns.indexOf(column) }))
    .filter(({ place }) => place >= 0);
}

function choicesOf(table: LabelTable, places: readonly number[], servingGrams: number | undefined) {
  const choices = new Map<MassRow, readonly RowChoice[]>();
  for (const row of MASS_ROWS) {
    const numbers = (table.rows.get(row) ?? []).filter(({ unit }) => unit === 'g' || unit === 'none');
    const read = rowChoices(
      places.map((place) => {
        const candidates = numbers[place]?.candidates ?? [];
        return row === 'saltG' ? candidates : toOneDecimal(candidates);
      }),
      places.length === 2 ? servingGrams : undefined,
    );
    if (read.length > 0) choices.set(row, read);
  }
  return choices;
}

/** Figures of a column, with the keys that foods use. A mass above the food's own was misread and is left out. */
function figuresOf(
  values: ReadonlyMap<MassRow, readonly (number | undefined)[]>,
  table: LabelTable,
  at: { readonly index: number; readonly place: number },
  energyKcal: number | undefined,
  mostGrams: number,
): Nutrients {
  const figures: Figures = energyKcal === undefined ? {} : { energyKcal };
  for (const [row, columns] of values) {
    const value = columns[at.index];
    if (value === undefined || value > mostGrams) continue;
    if (row === 'saltG') figures.sodiumMg = Number(sodiumMgOfSalt(value).toPrecision(6));
    else figures[row] = value;
  }
  for (const row of MILLIGRAM_ROWS) {
    const value = milligrams(table.rows.get(row)?.[at.place]);
    if (value !== undefined && value <= mostGrams * 400) figures[row] ??= value;
  }
  return figures;
}

/**
 * Reads a nutrition label: American "Nutrition Facts" panels and European tables, by 100 g or 100 ml, by serving, or both. Recognition
 * errors (O for 0, 9 for g, a lost decimal point) are corrected if columns and energy show the true figure.
 * @param text from text recognition, one printed line per line
 * @returns undefined if the text isn't a label, or neither energy nor macronutrients could be read
 */
export function readLabel(text: string): LabelReading | undefined {
  const table = labelTable(text);
  if (!table) return undefined;
  const columns = columnsOf(table);
  if (columns.length === 0) return undefined;
  const energy = energies(table.rows.get('energy') ?? [], table.columns.length);
  const energyAt = columns.map(({ place }) => energy[place]);
  const has100 = columns[0]?.column === '100';
  const servingGrams =
    columns.length === 2 ? servingMass(table.servingGrams, energyAt[0], energyAt[1]) : table.servingGrams;
  const grams = has100 ? 100 : (servingGrams ?? 100);
  const countsFiber = table.style === 'us';
  const agrees = (printed: Nutrients) => energyAgrees(printed, grams, countsFiber);
  const choices = choicesOf(
    table,
    columns.map(({ place }) => place),
    servingGrams,
  );
  const values = chooseLabelValues(choices, energyAt[0], agrees);
  const [first = {}, second] = columns.map(({ column, place }, index) =>
    figuresOf(
      values,
      table,
      { index, place },
      energyAt[index],
      column === '100' ? 100 : (servingGrams ?? 1000),
    ),
  );
  const { energyKcal, proteinG, carbsG, fatG } = first;
  if ([energyKcal, proteinG, carbsG, fatG].filter((value) => value !== undefined).length < 2)
    return undefined;
  return {
    per100: has100 ? first : undefined,
    perServing: has100 ? second : first,
    servingGrams,
    servingText: table.servingText,
    countsFiber,
    isByVolume: table.isByVolume,
    energyAgrees: agrees(first),
  };
}
