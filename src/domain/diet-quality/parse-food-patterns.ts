import { FOOD_GROUPS, type FoodGroup } from '#domain/foods/food.ts';
import { FoodTableError, type TableSource } from '#domain/foods/table-source.ts';
import { PART_KINDS, type PartKind } from './equivalents.ts';

/** Part that foods are made of, such as bread, cheese or cooked beans. */
export interface FoodPart {
  readonly name: string;
  readonly kind: PartKind;
  /** Cup- or ounce-equivalents of its kind in 100 g. */
  readonly equivalents: number;
  /** Natural sugars, g in 100 g. */
  readonly naturalSugarsG: number;
  /** Typical glycemic index of its kind; 0 without carbohydrate. */
  readonly glycemicIndex: number;
  /** Reference food with similar nutrients. */
  readonly like: string | undefined;
}

export interface PatternShare {
  readonly part: FoodPart;
  /** Mass in 100 g of the food, g. Over 100 if drying or frying removed water. */
  readonly grams: number;
}

/** Parts of the foods whose group and id match. */
export interface PatternRule {
  readonly groups: ReadonlySet<FoodGroup>;
  /** Words that the id must contain, each in one of its forms. */
  readonly wanted: readonly (readonly string[])[];
  readonly unwanted: readonly string[];
  readonly shares: readonly PatternShare[];
}

/** Parsed tables of food patterns. */
export interface PatternTable {
  readonly parts: ReadonlyMap<string, FoodPart>;
  /** In order: the first match applies. */
  readonly rules: readonly PatternRule[];
  /** Words in food ids by plant. */
  readonly plants: ReadonlyMap<string, readonly string[]>;
}

const PARTS_HEADER = 'part\tkind\tequivalents\tsugarsG\tgi\tlike';
const RULES_HEADER = 'groups\twords\tparts';
const PLANTS_HEADER = 'plant\twords';

const isKind = (text: string): text is PartKind => PART_KINDS.some((kind) => kind === text);
const isGroup = (text: string): text is FoodGroup => FOOD_GROUPS.some((group) => group === text);

type Fail = (message: string) => never;

/** Reads the rows below the header. */
function rowsOf<Row>(
  { file, text }: TableSource,
  header: string,
  read: (cells: readonly string[], fail: Fail) => Row,
): Row[] {
  const [first, ...lines] = text.split(/\r?\n/);
  if (first !== header) throw new FoodTableError(file, 1, `header is not ${header}`);
  return lines.flatMap((line, at) => {
    if (line === '') return [];
    const fail: Fail = (message) => {
      throw new FoodTableError(file, at + 2, message);
    };
    const cells = line.split('\t');
    if (cells.length !== header.split('\t').length) fail(`${cells.length} cells`);
    return [read(cells, fail)];
  });
}

const numberOf = (cell: string, fail: Fail): number => {
  const value = Number(cell);
  return cell !== '' && value >= 0 ? value : fail(`figure "${cell}"`);
};

const readPart = ([name = '', kind = '', ...rest]: readonly string[], fail: Fail): FoodPart => ({
  name,
  kind: isKind(kind) ? kind : fail(`kind "${kind}"`),
  equivalents: numberOf(rest[0] ?? '', fail),
  naturalSugarsG: numberOf(rest[1] ?? '', fail),
  glycemicIndex: numberOf(rest[2] ?? '', fail),
  like: rest[3] || undefined,
});

const readRule =
  (parts: ReadonlyMap<string, FoodPart>) =>
  ([groups = '', words = '', made = '']: readonly string[], fail: Fail): PatternRule => {
    const tokens = words.split(' ').filter((word) => word !== '');
    return {
      groups: new Set(groups.split(';').map((group) => (isGroup(group) ? group : fail(`group "${group}"`)))),
      wanted: tokens.filter((word) => !word.startsWith('-')).map((word) => word.split('|')),
      unwanted: tokens.filter((word) => word.startsWith('-')).flatMap((word) => word.slice(1).split('|')),
      shares: made
        .split(';')
        .filter((share) => share !== '')
        .map((share) => {
          const [name = '', grams = ''] = share.split(' ');
          return { part: parts.get(name) ?? fail(`part "${name}"`), grams: numberOf(grams, fail) };
        }),
    };
  };

/**
 * Parses the parts of the reference foods, the rules that match foods to parts, and the plants named in ids.
 * @throws FoodTableError with the file and line of an invalid row
 */
export function parseFoodPatterns(parts: TableSource, rules: TableSource, plants: TableSource): PatternTable {
  const known = new Map(rowsOf(parts, PARTS_HEADER, readPart).map((part) => [part.name, part]));
  return {
    parts: known,
    rules: rowsOf(rules, RULES_HEADER, readRule(known)),
    plants: new Map(
      rowsOf(plants, PLANTS_HEADER, ([plant = '', words = '']) => [plant, words.split(';')] as const),
    ),
  };
}
