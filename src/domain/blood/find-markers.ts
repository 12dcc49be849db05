import { buildSpellingIndex, nearWords } from '#domain/foods/search/near-spelling.ts';
import { MARKERS, type Marker } from './markers.ts';

/** Normalizes a name: lowercase words without accents. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/[γ]/g, 'gamma')
    .split(/[^a-z0-9+%]+/)
    .filter((word) => word !== '');

interface Named {
  readonly marker: Marker;
  readonly words: readonly string[];
  readonly joined: string;
  readonly isOwnName: boolean;
}

const NAMED: readonly Named[] = MARKERS.flatMap((marker) =>
  [marker.name, marker.key, ...marker.aliases].map((name, index) => {
    const words = wordsOf(name);
    return { marker, words, joined: words.join(''), isOwnName: index === 0 };
  }),
);

const SPELLINGS = buildSpellingIndex(new Set(NAMED.flatMap(({ words }) => words)));
const WORD_COUNTS: ReadonlyMap<string, number> = NAMED.flatMap(({ words }) => words).reduce(
  (uses, word) => uses.set(word, (uses.get(word) ?? 0) + 1),
  new Map<string, number>(),
);

/** Scores a name against the typed words: 0 for no match; full names before prefixes before word prefixes. */
function matchScore(
  { words, joined, isOwnName }: Named,
  typed: readonly string[],
  joinedTyped: string,
): number {
  const own = isOwnName ? 3 : 0;
  if (joined === joinedTyped) return 100 + own;
  if (joined.startsWith(joinedTyped)) return 80 + own - Math.min(20, joined.length - joinedTyped.length);
  const isEvery = typed.every((word) => words.some((known) => known.startsWith(word)));
  if (isEvery) return 50 + own - Math.min(20, words.length - typed.length);
  return joinedTyped.length > 3 && joined.includes(joinedTyped) ? 20 + own : 0;
}

function ranked(typed: readonly string[]): Map<Marker, number> {
  const best = new Map<Marker, number>();
  for (const named of NAMED) {
    const score = matchScore(named, typed, typed.join(''));
    if (score > (best.get(named.marker) ?? 0)) best.set(named.marker, score);
  }
  return best;
}

const corrected = (word: string): string =>
  WORD_COUNTS.has(word)
    ? word
    : (nearWords(SPELLINGS, word, (known) => WORD_COUNTS.get(known) ?? 0)[0]?.word ?? word);

/**
 * Finds markers by name, abbreviation, other languages or LOINC code, tolerating typos if nothing else matches. Best match first;
 * core markers first among equals.
 * @returns none for a query without letters or digits
 */
export function findMarkers(query: string, most = 8): readonly Marker[] {
  const code = query.trim();
  const byCode = MARKERS.filter(({ loincs }) => loincs.some((loinc) => loinc.code === code));
  if (byCode.length > 0) return byCode;
  const typed = wordsOf(query);
  if (typed.length === 0) return [];
  const exact = ranked(typed);
  const found = exact.size > 0 ? exact : ranked(typed.map(corrected));
  return [...found]
    .toSorted(([a, one], [b, other]) => other - one || Number(b.isCore) - Number(a.isCore))
    .slice(0, most)
    .map(([marker]) => marker);
}
