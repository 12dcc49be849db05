import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { canonicalWords, tokenizeText } from '#domain/foods/search/text.ts';
import { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import { splitIntoFoods } from '#domain/meals/reading/split-into-foods.ts';
import type { Quantity } from '#domain/meals/reading/amounts/quantity.ts';
import { MEASURES } from '#domain/meals/portions/units.ts';
import { sharedRows } from './analysis-rows.ts';

/** A labeled line. It may give its amount twice ("100g/3½oz"); either is right. */
interface Label {
  readonly input: string;
  readonly name: string;
  readonly amounts: readonly (readonly [low: number, high: number])[];
  readonly units: readonly string[];
}

export interface LineResult {
  readonly label: Label;
  readonly quantity: Quantity | undefined;
  readonly words: string;
  readonly isAmountRight: boolean;
  readonly isUnitRight: boolean;
  readonly isNameRight: boolean;
}

const WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, few: 3, '1x': 1 };

/** "#3$4" is three quarters, "1#1$2" one and a half. */
function valueOf(text: string): number {
  const [, whole = '', over = '0', under = '1'] = /^([\d.]*)(?:#(\d+)\$(\d+))?$/.exec(text) ?? [];
  return WORDS[text.toLowerCase()] ?? Number(whole) + Number(over) / Number(under);
}

function amountsOf(cell: string): [number, number][] {
  return cell
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const [low = '', high = low] = part.split('-');
      return [valueOf(low), valueOf(high)];
    });
}

const SIZE = /^(small|medium|md|large|heaped|heaping|scant|generous|good|thin|thick|regular|size)$/;

/** Units as the engine names them: "tablespoon" is "tbsp", "rashers" is "rasher". Size words aren't units. */
function unitsOf(cell: string): string[] {
  return cell
    .toLowerCase()
    .replace('fl oz', 'floz')
    .split(/[ -]/)
    .filter((word) => word !== '' && !SIZE.test(word))
    .map((word) => {
      const [stem = word] = canonicalWords(word);
      return MEASURES.get(stem)?.label ?? stem;
    });
}

const near = (one: number, other: number): boolean => Math.abs(one - other) <= 0.01 * Math.max(one, other);

function isAmountRight({ amounts }: Label, quantity: Quantity): boolean {
  if (amounts.length === 0) return quantity.amount === 1 && quantity.said !== 'number';
  return amounts.some(
    ([low, high]) =>
      (near(low, quantity.low) && near(high, quantity.high)) ||
      (low === high && (near(low, quantity.measureEach) || near(low, quantity.amount))),
  );
}

/** The unit read. Prefers a measure to a container ("2 x 400g cans" is right as g or can). */
function isUnitRight({ units }: Label, { measure, portionUnit }: Quantity): boolean {
  const read = [measure?.label, portionUnit].filter((unit) => unit !== undefined);
  return units.length === 0 ? read.length === 0 : read.some((unit) => units.includes(unit));
}

const stemsOf = (text: string): string[] =>
  tokenizeText(text)
    .filter(({ kind }) => kind === 'word')
    .flatMap(({ text: word }) => canonicalWords(word));

/** The head noun: the last word before "in", "of", "for" or a similar word. */
function headOf(name: string): string | undefined {
  const [front = ''] = name.split(/,| (?:or|in|with|from|for|such as|plus) /);
  return stemsOf(front).at(-1);
}

function readLine(label: Label, index: FoodIndex): LineResult {
  const { phrases } = splitIntoFoods(label.input, index, new PhraseMatches(index));
  const [phrase] = phrases;
  const all = new Set(phrases.flatMap(({ terms }) => terms.map(({ text }) => text.replace(/^-/, ''))));
  const terms = new Set(phrase?.terms.map(({ text }) => text.replace(/^-/, '')));
  const head = headOf(label.name);
  return {
    label,
    quantity: phrase?.quantity,
    words: [...terms].join(' '),
    isAmountRight: phrase !== undefined && isAmountRight(label, phrase.quantity),
    isUnitRight: phrase !== undefined && isUnitRight(label, phrase.quantity),
    isNameRight: head !== undefined && [...all].some((term) => term === head || term.includes(head)),
  };
}

/** Reads the labeled ingredient lines, skipping those without a labeled name. Empty if the data is missing. */
export function readIngredientLines(index: FoodIndex): LineResult[] {
  return sharedRows('text/ingredient_labelled_3000.csv')
    .filter((cells) => (cells['name'] ?? '') !== '')
    .map((cells) =>
      readLine(
        {
          input: cells['input'] ?? '',
          name: cells['name'] ?? '',
          amounts: amountsOf(cells['quantity'] ?? ''),
          units: unitsOf(cells['unit'] ?? ''),
        },
        index,
      ),
    );
}

const percentOf = (results: readonly LineResult[], isRight: (result: LineResult) => boolean): string =>
  `${((100 * results.filter(isRight).length) / results.length).toFixed(1)} %`;

const isAllRight = (line: LineResult): boolean => line.isAmountRight && line.isUnitRight && line.isNameRight;

/**
 * Prints the share of lines read right. Quantity: the first item's number or range is one of the labels. Unit: its unit is one of the
 * labels, or both have none. Name: an item's words contain the head noun of the labeled name.
 */
export function printIngredientLines(index: FoodIndex, worst: number): void {
  const results = readIngredientLines(index);
  if (results.length === 0) return;
  console.log(
    `\nIngredient lines (${results.length} labeled): all right ${percentOf(results, isAllRight)}` +
      ` · quantity ${percentOf(results, (line) => line.isAmountRight)}` +
      ` · unit ${percentOf(results, (line) => line.isUnitRight)}` +
      ` · name ${percentOf(results, (line) => line.isNameRight)}`,
  );
  for (const { label, quantity, words, ...right } of results
    .filter((line) => !isAllRight(line))
    .slice(0, worst))
    console.log(
      `  ${right.isAmountRight ? '' : 'QUANTITY '}${right.isUnitRight ? '' : 'UNIT '}${right.isNameRight ? '' : 'NAME '}${label.input}` +
        `\n      read ${quantity?.low}-${quantity?.high} ${quantity?.measure?.label ?? ''} ${quantity?.portionUnit ?? ''} <${words}>; labelled ${JSON.stringify(label.amounts)} ${label.units.join(' ')} <${label.name}>`,
    );
}
