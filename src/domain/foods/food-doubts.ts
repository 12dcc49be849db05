import type { FoodDoubt } from './food.ts';
import type { NutrientKey } from './nutrients.ts';
import type { EatenTable } from './parse-eaten.ts';
import { FoodTableError, type TableSource } from './table-source.ts';

/** Figures whose variation between national tables is known. */
export const SPREAD_FIGURES = [
  'energyKcal',
  'proteinG',
  'carbsG',
  'fatG',
] as const satisfies readonly NutrientKey[];
const HEADER = ['food', ...SPREAD_FIGURES, 'tables'].join('\t');

/** Parses data/figure-spread.tsv: relative standard deviations by food; a blank cell is unknown. @throws FoodTableError */
function parseFigureSpread({ file, text }: TableSource): ReadonlyMap<string, readonly string[]> {
  const [header, ...lines] = text.split(/\r?\n/);
  if (header !== HEADER)
    throw new FoodTableError(file, 1, 'unexpected header for a table of how figures spread');
  return new Map(
    lines.flatMap((line, at) => {
      if (line === '') return [];
      const [food = '', ...cells] = line.split('\t');
      if (cells.length !== SPREAD_FIGURES.length + 1 || !cells.every((cell) => Number(cell) >= 0))
        throw new FoodTableError(file, at + 2, `spread "${line}"`);
      return [[food, cells.slice(0, SPREAD_FIGURES.length)] as const];
    }),
  );
}

// A base-36 digit is precise enough for a range and keeps the download small: tenths of a logarithm, fiftieths of a deviation.
const PER_LOG = 10;
const PER_DEVIATION = 50;
/** Thirds of a logarithm, starting at 0.05 times. */
const PER_SHARE = 3;
const MIN_SHARE = 0.05;
const UNKNOWN = '-';
/** A food that only one table contains. */
const NONE = '.';

const digit = (value: number, scale: number): string => Math.min(35, Math.round(value * scale)).toString(36);
const valueOf = (char: string | undefined, scale: number): number => Number.parseInt(char ?? '', 36) / scale;

/**
 * Evidence about how foods vary, in the order of the authored tables: per food two digits for how much people eat and one for how often
 * (data/eaten.tsv), and four for the variation between national tables (data/figure-spread.tsv).
 */
export function packFoodDoubts(
  tables: readonly TableSource[],
  eaten: EatenTable,
  figureSpread: TableSource,
): TableSource {
  const spreads = parseFigureSpread(figureSpread);
  const ids = tables.flatMap(({ text }) => text.split(/\r?\n/).slice(1)).filter((line) => line !== '');
  let [amounts, figures, shares] = ['', '', ''];
  for (const line of ids) {
    const [id = '', source = '', group = ''] = line.split('\t');
    const { grams, per100000 } = eaten.ofRow({ id, source, group }) ?? {};
    shares +=
      per100000 === undefined ? UNKNOWN : digit(Math.log(Math.max(1, per100000 / MIN_SHARE)), PER_SHARE);
    amounts += grams
      ? digit(Math.log(grams.p50 / grams.p10), PER_LOG) + digit(Math.log(grams.p90 / grams.p50), PER_LOG)
      : UNKNOWN + UNKNOWN;
    figures +=
      spreads
        .get(id)
        ?.map((cell) => (cell === '' ? UNKNOWN : digit(Number(cell), PER_DEVIATION)))
        .join('') ?? NONE;
  }
  return { file: 'food-doubts', text: `${amounts}\n${figures}\n${shares}` };
}

/**
 * Reads the text of `packFoodDoubts`.
 * @returns a function that returns the next food's doubt at each call
 */
export function readFoodDoubts({ text }: TableSource): () => FoodDoubt {
  const [amounts = '', figures = '', shares = ''] = text.split('\n');
  let [amountAt, figureAt, shareAt] = [0, 0, 0];
  const nextFigures = (): FoodDoubt['figures'] => {
    if (figureAt >= figures.length || figures[figureAt] === NONE) {
      figureAt += 1;
      return undefined;
    }
    const known = SPREAD_FIGURES.flatMap((key, place) => {
      const char = figures[figureAt + place];
      return char === UNKNOWN ? [] : [[key, valueOf(char, PER_DEVIATION)] as const];
    });
    figureAt += SPREAD_FIGURES.length;
    return known.length === 0 ? undefined : Object.fromEntries(known);
  };
  return () => {
    const [below, above] = [valueOf(amounts[amountAt], PER_LOG), valueOf(amounts[amountAt + 1], PER_LOG)];
    amountAt += 2;
    const share = valueOf(shares[shareAt++], PER_SHARE);
    const spread = nextFigures();
    return {
      ...(share >= 0 && { eatenPer100000: Number((MIN_SHARE * Math.exp(share)).toPrecision(3)) }),
      ...(below >= 0 && above >= 0 && { amount: { below, above } }),
      ...(spread && { figures: spread }),
    };
  };
}
