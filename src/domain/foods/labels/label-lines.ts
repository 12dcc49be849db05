import { labelNumbers, type LabelNumber } from './label-values.ts';

/** The rows of a nutrition label. */
export const LABEL_ROWS = [
  'energy',
  'fatG',
  'satFatG',
  'monoFatG',
  'polyFatG',
  'transFatG',
  'cholesterolMg',
  'carbsG',
  'sugarsG',
  'addedSugarsG',
  'fiberG',
  'proteinG',
  'sodiumMg',
  'saltG',
] as const;

export type LabelRow = (typeof LABEL_ROWS)[number];

/** What a column of a label is for; `other` is a whole package, a share of a daily value or similar. */
export type LabelColumn = '100' | 'serving' | 'other';

/** The table of a label as recognized. */
export interface LabelTable {
  readonly columns: readonly LabelColumn[];
  readonly rows: ReadonlyMap<LabelRow, readonly LabelNumber[]>;
  /** The first column counts for 100 ml, not g. */
  readonly isByVolume: boolean;
  readonly servingGrams: number | undefined;
  /** Size of a serving, as printed: "2/3 cup (55 g)". */
  readonly servingText: string | undefined;
  /** `us` is a Nutrition Facts panel, whose carbohydrate includes fiber. */
  readonly style: 'us' | 'eu';
}

/** Longer names first: "saturated fat" isn't "fat". */
const NAMES: readonly (readonly [LabelRow, RegExp])[] = [
  ['addedSugarsG', /added\s*sugars?/i],
  ['monoFatG', /mono-?\s*unsaturat\w*(\s*fat)?/i],
  ['polyFatG', /poly-?\s*unsaturat\w*(\s*fat)?/i],
  ['satFatG', /(of\s*which\s*)?saturat\w*(\s*fat(ty\s*acids)?)?/i],
  ['transFatG', /trans\s*-?\s*fat/i],
  ['cholesterolMg', /cholesterol/i],
  ['sodiumMg', /sodium/i],
  ['saltG', /\bsalt\b/i],
  ['fiberG', /(dietary\s*)?fib(re|er)/i],
  ['sugarsG', /(total\s*|of\s*which\s*)?sugars?\b/i],
  ['carbsG', /(total\s*)?carb(ohydrates?|s|\.)?\b/i],
  ['proteinG', /proteins?\b/i],
  ['fatG', /(total\s*)?\bfats?\b/i],
  ['energy', /energy|calories/i],
];

const NOT_A_ROW = /calories\s*from|sugar\s*alcohol|daily\s*value|reference\s*intake|not\s*a\s*significant/i;

function rowOf(line: string): { row: LabelRow; values: string } | undefined {
  if (NOT_A_ROW.test(line)) return undefined;
  for (const [row, name] of NAMES) {
    const found = name.exec(line);
    if (!found) continue;
    // "Includes 10g Added Sugars": the number comes before the name.
    const values =
      row === 'addedSugarsG' ? line.replace(found[0], ' ') : line.slice(found.index + found[0].length);
    return { row, values };
  }
  return /\d\s*(kcal|kj)\b/i.test(line) ? { row: 'energy', values: line } : undefined;
}

const COLUMN =
  /(?<!servings\s*)(per|amount\s*per)\s*(serving|portion|container|pack(?:age)?|day)|(?:per\s*)?\b100\s*(g|ml)\b|per\s*([\d.,]+)\s*(g|ml|9)\b|%\s*(?:RI|NRV|DV|GDA)/gi;

function columnsOf(head: string): { columns: LabelColumn[]; grams: number | undefined; isByVolume: boolean } {
  const columns: LabelColumn[] = [];
  let grams: number | undefined;
  let isByVolume = false;
  for (const [whole, , what = '', hundred, amount] of head.matchAll(COLUMN)) {
    if (whole.startsWith('%')) continue;
    const column: LabelColumn = hundred
      ? '100'
      : amount !== undefined || /serving|portion/i.test(what)
        ? 'serving'
        : 'other';
    if (hundred?.toLowerCase() === 'ml') isByVolume = true;
    if (amount !== undefined) grams ??= Number(amount.replace(',', '.'));
    if (!columns.includes(column)) columns.push(column);
  }
  return { columns, grams, isByVolume };
}

/** "Serving size 2/3 cup (55g)", "per portion (30 g)", also with the last g read as 9. */
function servingOf(text: string): { grams: number | undefined; words: string | undefined } {
  const [, words] = /serving\s*size:?\s*([^\n]+)/i.exec(text) ?? [];
  const [, bracket] = /(?:serving|portion)[^\n]*?\(\s*([\d.,]+)\s*(?:g|ml|\))/i.exec(text) ?? [];
  const [, plain] =
    /(?:serving|portion)\s*(?:size)?\s*(?:of|=|:)?\s*([\d.,]+)\s*(?:g|ml)\b/i.exec(text) ?? [];
  const digits =
    bracket === undefined
      ? plain
      : bracket.replace(/(\d+)9$/, (all, rest: string) =>
          new RegExp(`${all}\\s*(g|ml)`).test(text) ? all : rest,
        );
  const grams = digits === undefined ? undefined : Number(digits.replace(',', '.'));
  return {
    grams: grams !== undefined && grams > 0 && grams <= 2000 ? grams : undefined,
    words: words?.replace(/\((\d+)9\)/, '($1 g)').trim(),
  };
}

/**
 * Finds the table in the text of a photographed label; undefined if fewer than three of its rows are recognized.
 * @param text from text recognition, one printed line per line
 */
export function labelTable(text: string): LabelTable | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const rows = new Map<LabelRow, readonly LabelNumber[]>();
  let firstRow = lines.length;
  lines.forEach((line, at) => {
    const found = rowOf(line);
    if (!found) return;
    const { row, values } = found;
    const own = labelNumbers(values);
    // Joins a name with a number on the next line, and an energy row with its other unit there.
    const next = lines[at + 1] ?? '';
    const numbers = own.length === 0 && !rowOf(next) ? labelNumbers(next) : own;
    if (numbers.length === 0) return;
    firstRow = Math.min(firstRow, at);
    rows.set(row, row === 'energy' ? [...(rows.get(row) ?? []), ...numbers] : (rows.get(row) ?? numbers));
  });
  if (rows.size < 3) return undefined;
  const { columns, grams, isByVolume } = columnsOf(lines.slice(0, firstRow + 1).join('\n'));
  const serving = servingOf(text);
  const isUs =
    /nutrition\s*facts|amount\s*per\s*serving|serving\s*size|daily\s*value/i.test(text) && !rows.has('saltG');
  return {
    columns: columns.length > 0 ? columns : isUs ? ['serving'] : ['100'],
    rows,
    isByVolume,
    servingGrams: grams ?? serving.grams,
    servingText: serving.words,
    style: isUs ? 'us' : 'eu',
  };
}
