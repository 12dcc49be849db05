/** Matches recalled FNDDS codes to the project's foods, and foods to families of codes. */
import type { Food } from '#domain/foods/food.ts';
import { buildFoodIndex, type FoodIndex } from '#domain/foods/search/food-index.ts';
import { termsOfText } from '#domain/foods/search/food-terms.ts';
import { matchFoods, type FoodMatch } from '#domain/foods/search/match-foods.ts';
import type { EatenCode } from './eaten-source.ts';
import type { UsdaFood } from './usda.ts';

/** Family of a code, its first three digits: 111 is fluid milk, 571 is ready-to-eat cereal. */
export const familyOf = (code: string): string => code.slice(0, 3);

const LOOKED_AT = 30;
/** Minimum match for a code to count for a food; otherwise it counts for its family only. */
const MIN_FIT = 0.62;
/** Minimum match to infer a food's family. */
const MIN_FAMILY_FIT = 0.4;
/** Maximum difference in energy between a code and its food, natural log. */
const MAX_ENERGY_GAP = 0.3;
/** Added to both energies, so that tiny ones don't differ much, kcal per 100 g. */
const MIN_KCAL = 20;
const SAME_KIND = 0.1;

/** Survey wording that nobody types. */
const WORDING: readonly (readonly [RegExp, string])[] = [
  [/,? *\(?formerly [^)]*\)?/g, ''],
  [/,? *fat not added in cooking/g, ''],
  [/,? *NS as to fat added in cooking/g, ''],
  [/,? *fat added in cooking/g, ' with fat'],
  [/,? *skin not eaten/g, ', without skin'],
  [/,? *skin eaten/g, ', with skin'],
  [/,? *(lean only eaten|lean and fat eaten)/g, ''],
  [/,? *NS as to [^,;]*/g, ''],
  [
    /,? *(NFS|cow's|fluid|regular cut|regular|commercially[- ]prepared|made from ground|mature|for use on a sandwich)\b/g,
    '',
  ],
  [/,? *(leaf|table|natural|prepackaged or deli|all flavors)(?=,|$)/g, ''],
  [/^Salty snacks, corn or cornmeal base, /, ''],
  [/^,\s*/, ''],
];
const plain = (text: string): string =>
  WORDING.reduce((words, [pattern, instead]) => words.replace(pattern, instead), text);

/** Properties a match must share: skim milk isn't whole milk. */
const KINDS: readonly RegExp[] = [
  /sugar[- ]?free|low[- ]calorie|\bdiet\b|dietetic|no sugar|reduced sugar|zero/,
  /fat[- ]free|nonfat|skim|low[- ]?fat|reduced[- ](fat|calorie)|\blight\b|\blite\b|[12]\s?%|\blean\b/,
  /decaf|caffeine[- ]free/,
  /\b(dry mix|powder|powdered|dry,|not reconstituted|condensed|concentrate)\b/,
  /canned/,
  /dried|dehydrated/,
  /\b(cooked|baked|fried|boiled|roasted|steamed|stewed|grilled|broiled|restaurant|fast food|patty)\b/,
  /toast/,
  /pickled/,
  /juice|nectar/,
  /chocolate|cocoa/,
  /substitute|imitation|meatless|vegetarian|plant|soy\b/,
  /baby|infant|toddler/,
  /sweetened with sugar|presweetened|\bsweet (black )?tea|with (cream and )?sugar/,
  /breaded|batter/,
  /whole wheat|whole grain|multigrain/,
  /\bgluten\b/,
  /salad\b/,
  /sandwich|burger/,
  /soup/,
];
const kindsOf = (text: string): boolean[] => KINDS.map((kind) => kind.test(text.toLowerCase()));
const RAW = /\braw\b|^(?:dry|uncooked) (?!roasted)/i;
const COOKED_KIND = 6;

/**
 * Whether a food's names (its own first) have the same properties as a description. Raw never matches cooked; otherwise cooking may be
 * mentioned on one side only.
 */
function isSameKind(description: string, names: readonly string[]): boolean {
  const said = kindsOf(description);
  const isRaw = RAW.test(description);
  const agrees = (name: string, isSilenceFine: boolean): boolean =>
    kindsOf(name).every(
      (has, at) =>
        has === said[at] || (isSilenceFine && !has) || (at === COOKED_KIND && !isRaw && !RAW.test(name)),
    );
  return agrees(names[0] ?? '', true) && names.some((name) => agrees(name, false));
}

const stemsOf = (text: string): Set<string> => new Set(termsOfText(plain(text)).map((term) => term.text));

/** The food whose name or alias shares the most words with a description: "White roll", among all foods that cite soft white rolls. */
function nearestName(foods: readonly Food[], description: string): Food | undefined {
  const said = stemsOf(description);
  const likeness = (name: string): number => {
    const words = stemsOf(name);
    const shared = [...words].filter((word) => said.has(word)).length;
    return shared / Math.max(1, said.size + words.size - shared);
  };
  const likenessOf = ({ name, aliases }: Food): number =>
    Math.max(likeness(name) + 0.01, ...aliases.map(likeness));
  return foods.toSorted((a, b) => likenessOf(b) - likenessOf(a) || a.name.length - b.name.length)[0];
}

export interface MatchSources {
  readonly foods: readonly Food[];
  readonly codes: readonly EatenCode[];
  readonly usda: readonly UsdaFood[];
}

const energyGap = (one: number, other: number): number =>
  Math.abs(Math.log((one + MIN_KCAL) / (other + MIN_KCAL)));

/** Foods by code, and families by food. */
export class EatenMatches {
  readonly #foods: FoodIndex;
  readonly #codes: FoodIndex;
  readonly #byFdc: ReadonlyMap<number, UsdaFood>;
  readonly #byCode: ReadonlyMap<string, UsdaFood>;
  readonly #cited: ReadonlyMap<number, readonly Food[]>;

  constructor({ foods, codes, usda }: MatchSources) {
    this.#byFdc = new Map(usda.map((food) => [food.fdc_id, food]));
    this.#byCode = new Map(
      usda.flatMap((food) => (food.food_code === undefined ? [] : [[String(food.food_code), food]])),
    );
    this.#cited = Map.groupBy(foods, ({ fdcId = 0 }) => fdcId);
    this.#foods = buildFoodIndex(
      foods
        .filter(({ group }) => group !== 'baby' && group !== 'supplement')
        .map((food) => ({ ...food, aliases: [...food.aliases, plain(this.#descriptionOf(food))] })),
    );
    const [first] = foods;
    if (first === undefined) throw new Error('no foods');
    const described = new Map(codes.map(({ code, description }) => [code, description]));
    for (const [code, { description }] of this.#byCode) described.set(code, description);
    this.#codes = buildFoodIndex(
      [...described].map(([id, name]) => ({ ...first, id, name: plain(name), aliases: [] })),
    );
  }

  #descriptionOf({ fdcId, name }: Food): string {
    return this.#byFdc.get(fdcId ?? 0)?.description ?? name;
  }

  #codeOf({ fdcId }: Food): string | undefined {
    const code = this.#byFdc.get(fdcId ?? 0)?.food_code;
    return code === undefined ? undefined : String(code);
  }

  /** The food for a code: one that cites its figures, else the best match by words, properties and energy. */
  foodOf({ code, description }: Pick<EatenCode, 'code' | 'description'>): Food | undefined {
    const current = this.#byCode.get(code);
    const matches = matchFoods(this.#foods, termsOfText(plain(description)), LOOKED_AT);
    const citing = current && this.#cited.get(current.fdc_id);
    if (citing) return nearestName(citing, description);
    const kcal = current?.nutrients['energy_kcal'];
    const fits = matches
      .map((match) => ({ match, fit: match.score + this.#kinship(match, code) }))
      .filter(
        ({ match: { food }, fit }) =>
          fit >= MIN_FIT &&
          isSameKind(plain(description), [food.name, plain(this.#descriptionOf(food))]) &&
          (kcal === undefined || energyGap(kcal, food.per100g.energyKcal ?? kcal) <= MAX_ENERGY_GAP),
      )
      .toSorted((a, b) => b.fit - a.fit);
    return fits[0]?.match.food;
  }

  /** Raises the score of a food in the same family, and lowers it for an unrelated one. */
  #kinship({ food }: FoodMatch, code: string): number {
    const own = this.#codeOf(food);
    if (own === undefined) return 0;
    if (own.slice(0, 5) === code.slice(0, 5)) return SAME_KIND;
    if (familyOf(own) === familyOf(code)) return SAME_KIND / 2;
    return own[0] === code[0] ? 0 : -SAME_KIND;
  }

  /** Family of a food: that of its own code, else of the best matching code by words and energy. */
  familyOf(food: Food): string | undefined {
    const own = this.#codeOf(food);
    if (own !== undefined) return familyOf(own);
    const kcal = food.per100g.energyKcal;
    const texts = [food.name, this.#descriptionOf(food)];
    const found = texts
      .flatMap((text) => matchFoods(this.#codes, termsOfText(plain(text)), LOOKED_AT))
      .filter(({ food: { id }, score }) => {
        const other = this.#byCode.get(id)?.nutrients['energy_kcal'];
        const gap = kcal === undefined || other === undefined ? 0 : energyGap(kcal, other);
        return score >= MIN_FAMILY_FIT && gap <= 2 * MAX_ENERGY_GAP;
      })
      .toSorted((a, b) => b.score - a.score);
    return found[0] && familyOf(found[0].food.id);
  }
}
