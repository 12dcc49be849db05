import type { Food } from './food.ts';
import { FoodTableError, type TableSource } from './table-source.ts';

/** Occasions in the order of the table. A drink is one taken between meals. */
export const OCCASIONS = ['breakfast', 'lunch', 'dinner', 'snack', 'drink'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Grams eaten at one occasion, by percentile. */
export interface EatenGrams {
  readonly p10: number;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  readonly p90: number;
}

/** How US adults eat a food: NHANES What We Eat in America, 2007-2012. */
export interface Eaten {
  /** Times the food or its kind was eaten in 100,000 recalled items; never 0. */
  readonly per100000: number;
  readonly grams: EatenGrams;
  /** Share of each occasion; the rest was drunk during the day. */
  readonly when: Readonly<Record<Occasion, number>>;
  /** Whether the amounts are for this food, rather than its family. */
  readonly isOwn: boolean;
}

/** What people eat, by food. */
export interface EatenTable {
  /** Evidence for a food; for one outside the table, that of its group. Undefined for a group that nobody recalled. */
  readonly of: (food: Pick<Food, 'id' | 'fdcId' | 'group'>) => Eaten | undefined;
  /** The same, from the cells of a row in the authored tables. */
  readonly ofRow: (row: { id: string; source: string; group: string }) => Eaten | undefined;
}

const HEADER = 'food\tper100000\tgrams\twhen';

type Fail = (message: string) => never;

function numbersOf(cell: string, count: number, fail: Fail): number[] {
  const numbers = cell.split(' ').map(Number);
  if (numbers.length !== count || !numbers.every((value) => value >= 0)) fail(`"${cell}"`);
  return numbers;
}

function gramsOf(cell: string, fail: Fail): EatenGrams {
  const [p10 = 0, p25 = 0, p50 = 0, p75 = 0, p90 = 0] = numbersOf(cell, 5, fail);
  if (!(p10 > 0 && p10 <= p25 && p25 <= p50 && p50 <= p75 && p75 <= p90)) fail(`amounts "${cell}"`);
  return { p10, p25, p50, p75, p90 };
}

function whenOf(cell: string, fail: Fail): Eaten['when'] {
  const percents = numbersOf(cell, OCCASIONS.length, fail);
  const [breakfast = 0, lunch = 0, dinner = 0, snack = 0, drink = 0] = percents.map(
    (percent) => percent / 100,
  );
  return { breakfast, lunch, dinner, snack, drink };
}

/**
 * Parses data/eaten.tsv. "=111" starts a family of food codes with its backoff share, amounts and meals. The lines below it are its foods,
 * by id or FoodData Central id; "+" lists those without figures of their own. Families named after a food group cover all others.
 * @throws FoodTableError
 */
export function parseEaten({ file, text }: TableSource): EatenTable {
  const [header, ...lines] = text.split(/\r?\n/);
  if (header !== HEADER) throw new FoodTableError(file, 1, 'header is not that of eaten foods');
  const known = new Map<string, Eaten>();
  let family: Eaten | undefined;
  for (const [at, line] of lines.entries()) {
    if (line === '') continue;
    const fail: Fail = (message) => {
      throw new FoodTableError(file, at + 2, message);
    };
    if (line.startsWith('+')) {
      for (const fdc of line.slice(1).split(' ')) known.set(fdc, family ?? fail('no family'));
      continue;
    }
    const [key = '', share = '', grams = '', when = ''] = line.split('\t');
    const per100000 = Number(share);
    if (!(per100000 > 0)) fail(`share "${share}"`);
    if (known.has(key)) fail(`"${key}" appears twice`);
    if (key.startsWith('='))
      family = { per100000, grams: gramsOf(grams, fail), when: whenOf(when, fail), isOwn: false };
    const { grams: usual, when: meals } = family ?? fail('no family');
    known.set(key, {
      per100000,
      grams: grams === '' ? usual : gramsOf(grams, fail),
      when: when === '' ? meals : whenOf(when, fail),
      isOwn: grams !== '' && !key.startsWith('='),
    });
  }
  const ofRow: EatenTable['ofRow'] = ({ id, source, group }) =>
    known.get(id) ?? known.get(source) ?? known.get(`=${group}`);
  return { ofRow, of: ({ id, fdcId, group }) => ofRow({ id, source: String(fdcId), group }) };
}

const PAIRS_HEADER = 'food\tlifts';

/** How many times more often than by chance two foods are eaten together; 1 if unknown. */
export type Lift = (foodId: string, otherId: string) => number;

/** Parses data/eaten-pairs.tsv: each food with those it is eaten with more, or less, than by chance. @throws FoodTableError */
export function parseEatenPairs({ file, text }: TableSource): Lift {
  const [header, ...lines] = text.split(/\r?\n/);
  if (header !== PAIRS_HEADER) throw new FoodTableError(file, 1, 'header is not food and lifts');
  const lifts = new Map<string, number>();
  for (const [at, line] of lines.entries()) {
    if (line === '') continue;
    const [food = '', partners = ''] = line.split('\t');
    for (const partner of partners.split(';')) {
      const [other = '', lift = ''] = partner.split(' ');
      if (!(Number(lift) > 0)) throw new FoodTableError(file, at + 2, `lift "${partner}"`);
      lifts.set(`${food} ${other}`, Number(lift));
    }
  }
  return (one, other) => lifts.get(one < other ? `${one} ${other}` : `${other} ${one}`) ?? 1;
}
