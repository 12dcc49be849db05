/** Foods with generic names: "milk" may mean 2 % milk. */
import type { Food } from '#domain/foods/food.ts';
import { headPosition } from '#domain/foods/search/food-index.ts';
import { termsOfText } from '#domain/foods/search/food-terms.ts';

/** The words of a name, and its head noun. */
function wordsOf({ name }: Food): { words: ReadonlySet<string>; head: string } {
  const terms = termsOfText(name);
  return { words: new Set(terms.map(({ text }) => text)), head: terms[headPosition(terms)]?.text ?? '' };
}

/** For each generic food, the ids of its specific kinds: same group, same head noun, and all of its words ("Coffee with milk" for "Coffee"). */
export function kindsNamed(foods: readonly Food[]): Map<string, readonly string[]> {
  const named = foods.map((food) => ({ food, ...wordsOf(food) }));
  const byHead = Map.groupBy(named, ({ head, food }) => `${food.group} ${head}`);
  return new Map(
    named.flatMap(({ food, words, head }) => {
      const kinds = (byHead.get(`${food.group} ${head}`) ?? []).filter(
        (other) => other.words.size > words.size && [...words].every((word) => other.words.has(word)),
      );
      return kinds.length === 0 ? [] : [[food.id, kinds.map((kind) => kind.food.id)] as const];
    }),
  );
}
