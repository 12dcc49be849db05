/**
 * How likely people type one word for another, as costs in natural logarithms: they omit vowels ("brst"), cut words off ("hum"), spell a
 * sound shorter ("stix"), and make typos. The costs were fitted to one half of bench/everyday/short-forms.jsonl.
 */

const VOWELS = 'aeiouy';
const isVowel = (letter: string): boolean => letter !== '' && VOWELS.includes(letter);

const SHORTENED = 1.5;
const VOWEL_LEFT_OUT = 0.35;
/** People who keep some vowels rarely omit others. */
const LEFT_OUT_BESIDE_VOWELS = 1;
const DOUBLE_LEFT_OUT = 0.2;
/** Least audible next to another consonant: "sndwch", "chkn", "strbry". */
const WEAK_LEFT_OUT = 1.1;
const WEAK = 'hwnrlct';
const CONSONANT_LEFT_OUT = 2;
const BROKEN_OFF = 1.2;
const BROKEN_OFF_LETTER = 0.12;
/** Nobody cuts off a single letter. */
const ONE_BROKEN_OFF = 1.2;
const BEGINNING_LEFT_OUT = 4.5;
const MIN_ENDING = 4;
const SAME_SOUND = 0.8;
const SWAPPED = 3.5;
const DOUBLED = 3;
const NEIGHBOR_KEY = 4;
const OTHER_LETTER = 5.5;
const LETTER_TOO_MANY = 5;

/** Words that can't be a typed form of another. */
export const MAX_COST = 9;

const SOUNDS = new Set(['kc', 'ck', 'zs', 'sz', 'sc', 'cs', 'iy', 'yi', 'gj', 'jg', 'qk', 'fv', 'vf']);
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const NEIGHBORS = new Set(
  ROWS.flatMap((keys) =>
    Array.from(keys.slice(1), (key, at) => [keys.charAt(at) + key, key + keys.charAt(at)]).flat(),
  ),
);

/** Whether two keys are side by side. */
export const areNeighbors = (a: string, b: string): boolean => NEIGHBORS.has(a + b);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Place of a letter in tables; all other characters share the last. */
const OTHER = LETTERS.length;
const WIDTH = OTHER + 1;
const placeOf = (code: number): number => (code >= 97 && code <= 122 ? code - 97 : OTHER);

function replacing(typed: string, meant: string): number {
  if (SOUNDS.has(typed + meant)) return SAME_SOUND;
  if (isVowel(typed) && isVowel(meant)) return NEIGHBOR_KEY;
  return areNeighbors(typed, meant) ? NEIGHBOR_KEY : OTHER_LETTER;
}

/** Cost of each letter typed for each other one. */
const REPLACING = Float64Array.from({ length: WIDTH * WIDTH }, (_, at) =>
  replacing(LETTERS.charAt(Math.floor(at / WIDTH)), LETTERS.charAt(at % WIDTH)),
);

/** Letters as bits, each with those of the same sound. */
const ALIKE = Array.from({ length: WIDTH }, (_, meant) => {
  const letter = LETTERS.charAt(meant);
  return [...LETTERS].reduce(
    (bits, typed, at) => (typed === letter || SOUNDS.has(typed + letter) ? bits | (1 << at) : bits),
    0,
  );
});

/** Whether at least two of the typed letters neither occur in the word nor sound like one that does. */
function lacksTwo(typed: string, word: string): boolean {
  let held = 0;
  for (let at = 0; at < word.length; at += 1) held |= ALIKE[placeOf(word.charCodeAt(at))] ?? 0;
  let lacking = 0;
  for (let at = 0; at < typed.length; at += 1) {
    const place = placeOf(typed.charCodeAt(at));
    if (place < OTHER && (held & (1 << place)) === 0) lacking |= 1 << place;
  }
  return (lacking & (lacking - 1)) !== 0;
}

function leavingOut(word: string, at: number, extra: number): number {
  const letter = word.charAt(at);
  if (letter === word.charAt(at - 1)) return DOUBLE_LEFT_OUT;
  // A final e is silent.
  if (letter === 'e' && at === word.length - 1) return VOWEL_LEFT_OUT;
  if (isVowel(letter)) return VOWEL_LEFT_OUT + extra;
  const isBeside = !isVowel(word.charAt(at - 1)) || !isVowel(word.charAt(at + 1));
  return extra + (WEAK.includes(letter) && isBeside ? WEAK_LEFT_OUT : CONSONANT_LEFT_OUT);
}

/** Letters that replace several: "stix", "fone". */
export const spelledOut = (typed: string): string =>
  typed.replace(/x$/, 'cks').replace(/x(?=[^aeiou])/, 'cks');

const breakingOff = (letters: number): number =>
  BROKEN_OFF + BROKEN_OFF_LETTER * letters + (letters === 1 ? ONE_BROKEN_OFF : 0);

/** An alignment that costs more makes the word implausible. */
const MAX_ALIGNED = MAX_COST - SHORTENED;
const MAX_COLUMNS = 64;
/** Reused rows of the alignment, and the costs of leaving out each letter of the word. */
let [row, last, before] = [0, 1, 2].map(() => new Float64Array(MAX_COLUMNS + 1)) as [
  Float64Array,
  Float64Array,
  Float64Array,
];
const omitted = new Float64Array(MAX_COLUMNS + 1);

/** Cost of the cheapest alignment; `MAX_COST` if it costs more than `MAX_ALIGNED`. */
function aligned(typed: string, word: string): number {
  const [rows, columns] = [typed.length, word.length];
  if (columns > MAX_COLUMNS || lacksTwo(typed, word)) return MAX_COST;
  const extra = /[aeiouy]/.test(typed.slice(1)) ? LEFT_OUT_BESIDE_VOWELS : 0;
  last.fill(MAX_COST, 0, columns + 1);
  last[0] = 0;
  for (let j = 2; j <= columns; j += 1) omitted[j] = leavingOut(word, j - 1, extra);
  for (let i = 1; i <= rows; i += 1) {
    const letter = typed.charCodeAt(i - 1);
    const previous = typed.charCodeAt(i - 2);
    const costs = placeOf(letter) * WIDTH;
    const more = letter === previous ? DOUBLED : LETTER_TOO_MANY;
    row[0] = MAX_COST;
    let least = MAX_COST;
    for (let j = 1; j <= columns; j += 1) {
      const meant = word.charCodeAt(j - 1);
      let cost = (last[j - 1] ?? 0) + (letter === meant ? 0 : (REPLACING[costs + placeOf(meant)] ?? 0));
      // The first letter stays.
      if (j > 1) cost = Math.min(cost, (row[j - 1] ?? 0) + (omitted[j] ?? 0));
      if (i > 1) cost = Math.min(cost, (last[j] ?? 0) + more);
      if (i > 1 && j > 1 && letter === word.charCodeAt(j - 2) && previous === meant)
        cost = Math.min(cost, (before[j - 2] ?? 0) + SWAPPED);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least >= MAX_ALIGNED) return MAX_COST;
    [before, last, row] = [last, row, before];
  }
  let best = last[columns] ?? MAX_COST;
  for (let j = 1; j < columns; j += 1)
    best = Math.min(best, (last[j] ?? MAX_COST) + breakingOff(columns - j));
  return best;
}

/** Cost of typing `typed` for `word`; MAX_COST or more if implausible. */
export function typingCost(typed: string, word: string): number {
  if (typed === word) return 0;
  if (typed.length >= MIN_ENDING && word.endsWith(typed)) return BEGINNING_LEFT_OUT;
  if (typed.charAt(0) !== word.charAt(0)) return MAX_COST;
  const spelled = spelledOut(typed);
  const cost = Math.min(
    aligned(typed, word),
    spelled === typed ? MAX_COST : SAME_SOUND + aligned(spelled, word),
  );
  return SHORTENED + cost;
}
