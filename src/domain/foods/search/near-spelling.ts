/**
 * Finds known words that a typed word may mean: up to two typos away (a letter wrong, missing, doubled or two swapped), by the symmetric
 * deletion method, or spelled differently for the same sound.
 */
export interface SpellingIndex {
  /** Known words, keyed by each of their forms with at most one letter removed. */
  readonly byDeletion: ReadonlyMap<string, readonly string[]>;
  readonly bySound: ReadonlyMap<string, readonly string[]>;
  /** Cached answers: analysis looks up the same unknown word repeatedly. */
  readonly answers: Map<string, readonly NearWord[]>;
}

/** A known word that resembles a typed one; higher scores are closer. */
export interface NearWord {
  readonly word: string;
  readonly edits: number;
  readonly score: number;
  readonly isSameSound: boolean;
}

const MIN_LENGTH = 3;
const MAX_LENGTH = 24;
/** From this length on, a word with two typos is still recognizable. */
const LONG_WORD = 8;
const MAX_ANSWERS = 5000;
const EDIT_COST = 10;
const SAME_SOUND = 12;
const SAME_FIRST = 4;
/** A word of many foods is likelier than one of few: "samon" is salmon, not samoon. */
const COMMON_WEIGHT = 3;

function deletions(word: string): string[] {
  const forms = [word];
  for (let at = 0; at < word.length; at += 1) forms.push(word.slice(0, at) + word.slice(at + 1));
  return forms;
}

/** Sound of a word after its first letter: consonants with one spelling per sound, none doubled, no vowels. */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/ch|sh/g, 'x')
    .replace(/l(?=m)/g, '')
    .replace(/c(?=[eiy]|ae)/g, 's')
    .replace(/[ckq]+/g, 'k')
    .replace(/[sz]+/g, 's')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<!^)[aeiouyhw]/g, '')
    .replace(/(.)\1+/g, '$1');
}

/** Most forms belong to one word and share its list. The others get lists of exact size, because growing lists reserve extra space. */
function addTo(map: Map<string, readonly string[]>, key: string, alone: readonly [string]): void {
  const list = map.get(key);
  map.set(key, list ? [...list, ...alone] : alone);
}

export function buildSpellingIndex(words: Iterable<string>): SpellingIndex {
  const byDeletion = new Map<string, readonly string[]>();
  const bySound = new Map<string, readonly string[]>();
  for (const word of words) {
    if (word.length < MIN_LENGTH || !/^[a-z]+$/.test(word)) continue;
    const alone = [word] as const;
    for (const form of deletions(word)) addTo(byDeletion, form, alone);
    addTo(bySound, soundOf(word), alone);
  }
  return { byDeletion, bySound, answers: new Map() };
}

/** Edit distance between two words; swapped neighbors count as one edit. */
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

/** "carotts" doubles the wrong letter: one typo, not two. */
const withoutDoubles = (word: string): string => word.replace(/(.)\1+/g, '$1');

const slipsBetween = (a: string, b: string): number =>
  a !== b && withoutDoubles(a) === withoutDoubles(b) ? 1 : editDistance(a, b);

/** Known words that share a form or sound with the typed one. */
function candidates({ byDeletion, bySound }: SpellingIndex, word: string): Set<string> {
  const once = deletions(word);
  const forms = word.length < LONG_WORD ? once : new Set(once.flatMap(deletions));
  const found = new Set<string>();
  for (const form of forms) for (const known of byDeletion.get(form) ?? []) found.add(known);
  for (const known of bySound.get(soundOf(word)) ?? []) found.add(known);
  return found;
}

/**
 * Known words close to `word`, best first: by edits, then the same sound, the same first letter, and the higher `rank`. Empty for words of
 * fewer than 3 or more than 24 letters.
 * @param rank how common a known word is; the same for every call on an index
 */
export function nearWords(
  index: SpellingIndex,
  word: string,
  rank: (known: string) => number,
): readonly NearWord[] {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH) return [];
  const known = index.answers.get(word);
  if (known !== undefined) return known;
  const near = findNear(index, word, rank);
  // "Olivus" and "bns" are plurals, though stemming doesn't recognize them.
  if (UNSTEMMED_PLURAL.test(word))
    for (const one of findNear(index, word.slice(0, -1), rank))
      if (!near.some((other) => other.word === one.word))
        near.push({ ...one, score: one.score - ENDING_COST });
  near.sort((a, b) => b.score - a.score);
  if (index.answers.size < MAX_ANSWERS) index.answers.set(word, near);
  return near;
}

const UNSTEMMED_PLURAL = /^(?:[a-z]{4,}[iu]s|[^aeiouy]{2,}s)$/;
const ENDING_COST = 6;
/** People shorten words to their consonants: "bns" are beans. */
const VOWELLESS = /^[^aeiouy]+$/;

function findNear(index: SpellingIndex, word: string, rank: (known: string) => number): NearWord[] {
  const sound = soundOf(word);
  const near: NearWord[] = [];
  for (const known of candidates(index, word)) {
    const edits = slipsBetween(word, known);
    const isSameSound = soundOf(known) === sound;
    const isHeard = isSameSound && (word.length > 4 || (word.length === 4 && known.length > 5));
    const allowed = isHeard || word.length >= LONG_WORD ? 2 : 1;
    const isShortened = isSameSound && VOWELLESS.test(word);
    if (edits > 1 && !isSameSound && known[0] !== word[0]) continue;
    if (known.length < Math.min(4, word.length)) continue;
    if (!isShortened && (edits > allowed || edits * 2 > word.length)) continue;
    const bonus = (isSameSound ? SAME_SOUND : 0) + (known[0] === word[0] ? SAME_FIRST : 0);
    near.push({
      word: known,
      edits,
      isSameSound,
      score: bonus - Math.min(edits, 2) * EDIT_COST + COMMON_WEIGHT * Math.log1p(rank(known)),
    });
  }
  return near;
}
