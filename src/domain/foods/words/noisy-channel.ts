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

function replacing(typed: string, meant: string): number {
  if (typed === meant) return 0;
  if (SOUNDS.has(typed + meant)) return SAME_SOUND;
  if (isVowel(typed) && isVowel(meant)) return NEIGHBOR_KEY;
  return areNeighbors(typed, meant) ? NEIGHBOR_KEY : OTHER_LETTER;
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

function aligned(typed: string, word: string): number {
  const [rows, columns] = [typed.length, word.length];
  const extra = /[aeiouy]/.test(typed.slice(1)) ? LEFT_OUT_BESIDE_VOWELS : 0;
  let before: number[] = [];
  let last: number[] = Array.from({ length: columns + 1 }, (_, at): number => (at === 0 ? 0 : MAX_COST));
  for (let i = 1; i <= rows; i += 1) {
    const letter = typed.charAt(i - 1);
    const row = [MAX_COST];
    let least = MAX_COST;
    for (let j = 1; j <= columns; j += 1) {
      let cost = (last[j - 1] ?? MAX_COST) + replacing(letter, word.charAt(j - 1));
      // The first letter stays.
      if (j > 1) cost = Math.min(cost, (row[j - 1] ?? MAX_COST) + leavingOut(word, j - 1, extra));
      const more = letter === typed.charAt(i - 2) ? DOUBLED : LETTER_TOO_MANY;
      if (i > 1) cost = Math.min(cost, (last[j] ?? MAX_COST) + more);
      if (i > 1 && j > 1 && letter === word.charAt(j - 2) && typed.charAt(i - 2) === word.charAt(j - 1))
        cost = Math.min(cost, (before[j - 2] ?? MAX_COST) + SWAPPED);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least >= MAX_COST) return MAX_COST;
    before = last;
    last = row;
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
