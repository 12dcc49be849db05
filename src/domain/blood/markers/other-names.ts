import type { Marker } from '#domain/blood/markers.ts';
import { MARKER_ALIASES } from './aliases.ts';

const MAX_NAMES = 5;

/** Equal for names that differ only in punctuation, case or the order of words. */
const sameness = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^\p{L}\d+%#]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

/** Other names of a marker that say more than its title: "TC" for total cholesterol. */
export function otherNames({ key, name }: Pick<Marker, 'key' | 'name'>): readonly string[] {
  const byWords = new Map([[sameness(name), name]]);
  for (const alias of MARKER_ALIASES[key].spoken) {
    const words = sameness(alias);
    if (!byWords.has(words)) byWords.set(words, alias);
  }
  return [...byWords.values()].slice(1, 1 + MAX_NAMES);
}
