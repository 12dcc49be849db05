/**
 * Finds known words one slip of the keyboard away (a letter wrong, missing, doubled or two swapped), by the symmetric
 * deletion method: words that share a form with one letter taken out are near.
 */
export interface SpellingIndex {
  readonly byDeletion: ReadonlyMap<string, readonly string[]>;
}

const MIN_LENGTH = 4;

function* deletions(word: string): Generator<string> {
  yield word;
  for (let at = 0; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1);
}

export function buildSpellingIndex(words: Iterable<string>): SpellingIndex {
  const byDeletion = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < MIN_LENGTH || !/^[a-z]+$/.test(word)) continue;
    for (const form of deletions(word)) {
      const list = byDeletion.get(form);
      if (list === undefined) byDeletion.set(form, [word]);
      else list.push(word);
    }
  }
  return { byDeletion };
}

/** Edits between two words, where two swapped neighbours count as one; stops caring beyond 2. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** The known word nearest to `word`, preferring fewer edits, then the same first letter, then what `rank` holds higher. */
export function nearestWord(
  index: SpellingIndex,
  word: string,
  rank: (known: string) => number,
): string | undefined {
  if (word.length < MIN_LENGTH || word.length > 24) return undefined;
  const allowed = word.length >= 8 ? 2 : 1;
  let best: string | undefined;
  let bestScore = -Infinity;
  const seen = new Set<string>();
  for (const form of deletions(word)) {
    for (const known of index.byDeletion.get(form) ?? []) {
      if (seen.has(known)) continue;
      seen.add(known);
      const edits = editDistance(word, known);
      if (edits > allowed) continue;
      const score = -edits * 10 + (known[0] === word[0] ? 4 : 0) + Math.log1p(rank(known));
      if (score > bestScore) [best, bestScore] = [known, score];
    }
  }
  return best;
}
