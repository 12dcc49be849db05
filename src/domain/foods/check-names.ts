import type { FoodBreach } from './breach.ts';
import type { Food } from './food.ts';

/** Names and aliases that more than one food claims, by food id. Whoever types one must get one food. */
export function checkNames(
  foods: readonly Pick<Food, 'id' | 'name' | 'aliases'>[],
): Map<string, FoodBreach[]> {
  const owners = new Map<string, string>();
  const breaches = new Map<string, FoodBreach[]>();
  for (const { id, name, aliases } of foods) {
    for (const word of [name, ...aliases]) {
      const key = word.trim().toLowerCase();
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, id);
      else {
        const message = owner === id ? `"${word}" stands twice.` : `"${word}" is also a name of ${owner}.`;
        breaches.set(id, [...(breaches.get(id) ?? []), { rule: 'names', severity: 'impossible', message }]);
      }
    }
  }
  return breaches;
}
