import { SPREAD_FIGURES } from '#domain/foods/food-doubts.ts';
import { FOOD_GROUPS, type Food, type FoodDoubt, type Portion } from '#domain/foods/food.ts';
import { NUTRIENT_KEYS, type NutrientKey, type Nutrients } from '#domain/foods/nutrients.ts';
import { termsOfText } from '#domain/foods/search/food-terms.ts';
import { packColumns, unpackColumns, type Column } from './columns.ts';
import { capitalized, lowerFirst } from '#domain/words/first-letter.ts';

/** Foods as a browser downloads them: their words, which HTTP compresses well, and their numbers, which it can't. */
export interface PackedFoods {
  readonly words: string;
  readonly numbers: Uint8Array;
}

const MARK = '\u001e';

/** Most ids are their names: "Peeled apple" is `peeled-apple`. */
const idOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const AS_IT_IS = '~';

/** Names start like the same words in aliases, so that compression finds them again. */
function packName(name: string): string {
  const small = lowerFirst(name);
  return capitalized(small) === name ? small : `${AS_IT_IS}${name}`;
}
const unpackName = (packed: string): string =>
  packed.startsWith(AS_IT_IS) ? packed.slice(1) : capitalized(packed);

const ID = '=';

/** "peeled apple;apple without peel=skinless apple": name, aliases, and the id if it isn't the name. */
function packWords({ id, name, aliases }: Food): string {
  const said = [packName(name), ...aliases].join(';');
  return id === idOf(name) ? said : `${said}${ID}${id.replaceAll('-', ' ')}`;
}

function unpackWords(packed: string): Pick<Food, 'id' | 'name' | 'aliases'> {
  const [said = '', id] = packed.split(ID);
  const [first = '', ...aliases] = said.split(';');
  const name = unpackName(first);
  return { id: id?.replaceAll(' ', '-') ?? idOf(name), name, aliases };
}

/** A food without redundant aliases: those whose words its name or another alias already indexes. */
export function withoutRepeats(food: Food): Food {
  const keyOf = (text: string): string =>
    termsOfText(text)
      .map((term) => term.text)
      .join(' ');
  const seen = new Set([keyOf(food.name)]);
  const aliases = food.aliases.filter((alias) => {
    const key = keyOf(alias);
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return { ...food, aliases };
}

/** Numbers of a food besides its portions and figures, in column order. */
const NUMBERS = [
  'group',
  'nova',
  'fdcId',
  'glycaemicIndex',
  'defaultPortion',
  'portions',
  'figures',
] as const;

/** Stands for the FoodData Central id of the first food with the same figures. */
const SAME_ID = 0;

/** Each set of figures once, and for each food how far back its set is (0 for the next new one) and its FoodData Central id. */
function sharedFigures(foods: readonly Food[]) {
  const places = new Map<string, number>();
  const sets: Nutrients[] = [];
  const ids: (number | undefined)[] = [];
  const shared = foods.map(({ per100g, fdcId }): [number, number | undefined] => {
    const key = NUTRIENT_KEYS.map((nutrient) => per100g[nutrient]).join();
    const place = places.get(key);
    if (place !== undefined) return [sets.length - place, fdcId === ids[place] ? SAME_ID : fdcId];
    places.set(key, sets.length);
    sets.push(per100g);
    ids.push(fdcId);
    return [0, fdcId];
  });
  return { sets, back: shared.map(([back]) => back), fdcIds: shared.map(([, fdcId]) => fdcId) };
}

/** Whether a food's variation is known, and its values. */
const doubtColumns = (foods: readonly Food[]): Column[] => [
  foods.map(({ doubt }) => (doubt ? 1 : 0)),
  foods.map(({ doubt }) => doubt?.eatenPer100000),
  foods.map(({ doubt }) => doubt?.amount?.below),
  foods.map(({ doubt }) => doubt?.amount?.above),
  ...SPREAD_FIGURES.map((key) => foods.map(({ doubt }) => doubt?.figures?.[key])),
];
const DOUBT_COLUMNS = 4 + SPREAD_FIGURES.length;

function unpackDoubt(columns: readonly Column[], at: number): { readonly doubt?: FoodDoubt } {
  const [isDoubted, eatenPer100000, below, above, ...figures] = columns.map((column) => column[at]);
  if (isDoubted !== 1) return {};
  const known = SPREAD_FIGURES.flatMap((key, place) =>
    figures[place] === undefined ? [] : [[key, figures[place]] as const],
  );
  return {
    doubt: {
      ...(eatenPer100000 !== undefined && { eatenPer100000 }),
      ...(below !== undefined && above !== undefined && { amount: { below, above } }),
      ...(known.length > 0 && { figures: Object.fromEntries(known) }),
    },
  };
}

/** @throws RangeError for a number with more than nine digits */
export function packFoods(foods: readonly Food[]): PackedFoods {
  const words = [
    foods.map(packWords),
    foods.map(({ portions }) => portions.map(({ label }) => label).join(';')),
    foods.map(({ sourceId = '' }) => sourceId),
  ];
  const { sets, back, fdcIds } = sharedFigures(foods);
  const columns: Column[] = [
    foods.map(({ group }) => FOOD_GROUPS.indexOf(group)),
    foods.map(({ nova }) => nova),
    fdcIds,
    foods.map(({ glycaemicIndex }) => glycaemicIndex),
    foods.map(({ portions, defaultPortion }) => portions.indexOf(defaultPortion)),
    foods.flatMap(({ portions }) => portions.map(({ grams }) => grams)),
    back,
    ...doubtColumns(foods),
    ...NUTRIENT_KEYS.map((key) => sets.map((per100g) => per100g[key])),
  ];
  return { words: words.map((column) => column.join('\n')).join(MARK), numbers: packColumns(columns) };
}

function unpackFigures(columns: readonly Column[]): readonly Nutrients[] {
  const rows = Array.from(columns[0] ?? [], (): { [K in NutrientKey]?: number } => ({}));
  for (const [at, key] of NUTRIENT_KEYS.entries())
    for (const [row, value] of (columns[at] ?? []).entries())
      if (value !== undefined) (rows[row] ?? {})[key] = value;
  return rows;
}

/** The foods given to `packFoods`. */
export function unpackFoods({ words, numbers }: PackedFoods): Food[] {
  const [said = [], labels = [], sources = []] = words.split(MARK).map((column) => column.split('\n'));
  const [groups, novas, fdcIds, indices, defaults, grams, back, ...columns] = unpackColumns(
    numbers,
    NUMBERS.length + DOUBT_COLUMNS + NUTRIENT_KEYS.length,
  );
  const doubts = columns.slice(0, DOUBT_COLUMNS);
  const sets = unpackFigures(columns.slice(DOUBT_COLUMNS));
  const ids: (number | undefined)[] = [];
  let portion = 0;
  return said.map((packed, at): Food => {
    const portions = (labels[at] ?? '')
      .split(';')
      .map((label): Portion => ({ label, grams: grams?.[portion++] ?? 0 }));
    const distance = back?.[at] ?? 0;
    if (distance === 0) ids.push(fdcIds?.[at]);
    const set = ids.length - Math.max(1, distance);
    const per100g = sets[set] ?? {};
    const fdcId = fdcIds?.[at] === SAME_ID ? ids[set] : fdcIds?.[at];
    const [nova, glycaemicIndex] = [novas?.[at], indices?.[at]];
    return {
      ...unpackWords(packed),
      ...(fdcId === undefined ? {} : { fdcId }),
      ...(sources[at] ? { sourceId: sources[at] } : {}),
      group: FOOD_GROUPS[groups?.[at] ?? 0] ?? 'other',
      ...(nova === 1 || nova === 2 || nova === 3 || nova === 4 ? { nova } : {}),
      portions,
      defaultPortion: portions[defaults?.[at] ?? 0] ?? { label: '', grams: 0 },
      per100g,
      ...(glycaemicIndex === undefined ? {} : { glycaemicIndex }),
      ...unpackDoubt(doubts, at),
    };
  });
}
