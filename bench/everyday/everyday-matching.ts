import { fold, holdsAny } from './everyday-names.ts';

export type Span = readonly [low: number, high: number];

/** A food named in a line: accepted word stems, and the amounts a dietitian would accept. */
export interface ExpectedItem {
  readonly any: readonly string[];
  readonly grams: Span | null;
}

export interface AnsweredFood {
  readonly name: string;
  readonly grams: number;
  readonly kcal: number;
}

/** Matched items and foods: one to one, one dish for several items, or several foods for one item. */
interface Group {
  readonly items: number[];
  readonly foods: number[];
}

const GRAM_SLACK = 0.5;
/** How much an item without a range may add to its dish. */
const UNSIZED_GRAMS = 60;

/** Matches foods with the items of a line. */
export class Matching {
  readonly #items: readonly ExpectedItem[];
  readonly #foods: readonly AnsweredFood[];
  readonly #answers: readonly (readonly boolean[])[];
  groups: Group[];

  constructor(items: readonly ExpectedItem[], foods: readonly AnsweredFood[]) {
    this.#items = items;
    this.#foods = foods;
    this.#answers = items.map(({ any }) => foods.map(({ name }) => holdsAny(fold(name), any)));
    this.groups = this.#bestPairs(0, new Set(), new Map()).pairs.map(([item, food]) => ({
      items: [item],
      foods: [food],
    }));
    this.#shareDishes();
    this.#gatherFoods();
    this.#mergeMisSized();
  }

  get missed(): number[] {
    return [...this.#items.keys()].filter((item) => !this.groups.some(({ items }) => items.includes(item)));
  }

  get spare(): number[] {
    return [...this.#foods.keys()].filter((food) => !this.groups.some(({ foods }) => foods.includes(food)));
  }

  grams({ foods }: Group): number {
    return foods.reduce((sum, food) => sum + (this.#foods[food]?.grams ?? 0), 0);
  }

  /** Accepted grams of a group: from its largest part to all parts together. */
  span({ items }: Group): Span | undefined {
    const spans = items.map((item) => this.#items[item]?.grams ?? undefined);
    if (spans.every((span) => span === undefined)) return undefined;
    const low = Math.max(...spans.flatMap((span) => (span === undefined ? [] : [span[0]])));
    return [low, spans.reduce((sum, span) => sum + (span?.[1] ?? UNSIZED_GRAMS), 0)];
  }

  fits(group: Group, more = 0): boolean {
    const span = this.span(group);
    const grams = this.grams(group) + more;
    return span === undefined || (grams >= span[0] - GRAM_SLACK && grams <= span[1] + GRAM_SLACK);
  }

  #isAnsweredBy(item: number, food: number): boolean {
    return this.#answers[item]?.[food] === true;
  }

  /** The pairs that match the most items, then the most amounts. */
  #bestPairs(
    item: number,
    taken: ReadonlySet<number>,
    known: Map<string, { score: number; pairs: (readonly [number, number])[] }>,
  ): { score: number; pairs: (readonly [number, number])[] } {
    if (item === this.#items.length) return { score: 0, pairs: [] };
    const key = `${item}:${[...taken].toSorted((one, other) => one - other).join(',')}`;
    const before = known.get(key);
    if (before) return before;
    let best = this.#bestPairs(item + 1, taken, known);
    let isPaired = false;
    for (const food of this.#foods.keys()) {
      if (taken.has(food) || !this.#isAnsweredBy(item, food)) continue;
      const rest = this.#bestPairs(item + 1, new Set([...taken, food]), known);
      const score = rest.score + 10 + (this.fits({ items: [item], foods: [food] }) ? 3 : 0);
      if (score < best.score || (score === best.score && isPaired)) continue;
      best = { score, pairs: [[item, food], ...rest.pairs] };
      isPaired = true;
    }
    known.set(key, best);
    return best;
  }

  /** "Ham sandwich" matches both the ham and the bread. */
  #shareDishes(): void {
    for (const item of this.missed)
      this.groups.find(({ foods }) => foods.some((food) => this.#isAnsweredBy(item, food)))?.items.push(item);
  }

  /** "Peppers" and "eggplant" together match the vegetables, as long as they don't weigh too much. */
  #gatherFoods(): void {
    for (const food of this.spare) {
      const grams = this.#foods[food]?.grams ?? 0;
      this.groups
        .find((group) => {
          const [, high] = this.span(group) ?? [0, Infinity];
          return (
            group.items.some((item) => this.#isAnsweredBy(item, food)) &&
            (this.fits(group, grams) || !this.fits(group)) &&
            this.grams(group) + grams <= high + GRAM_SLACK
          );
        })
        ?.foods.push(food);
    }
  }

  /** Merges a group of the wrong size with one that its name also matches, adding their grams. */
  #mergeMisSized(): void {
    const areRelated = (one: Group, other: Group): boolean =>
      one.foods.some((food) => other.items.some((item) => this.#isAnsweredBy(item, food)));
    for (;;) {
      const pair = this.groups
        .filter((group) => !this.fits(group))
        .flatMap((group) => {
          const other = this.groups.find(
            (one) => one !== group && (areRelated(group, one) || areRelated(one, group)),
          );
          return other === undefined ? [] : [{ group, other }];
        })
        .at(0);
      if (pair === undefined) return;
      pair.group.items.push(...pair.other.items);
      pair.group.foods.push(...pair.other.foods);
      this.groups = this.groups.filter((group) => group !== pair.other);
    }
  }
}
