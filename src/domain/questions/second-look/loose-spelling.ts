import { CALENDAR_WORDS } from '#domain/questions/times/calendar-words.ts';
import { IDLE_WORDS } from '#domain/questions/phrases/idle-words.ts';
import { OTHER_WORDS } from '#domain/questions/phrases/other-words.ts';
import { singular } from '#domain/questions/wording/normalize.ts';

/** Words that most questions are built from. Other nouns aren't among them: "boy" would become "body". */
const CORE =
  'how many much more less fewer than with when what which day days night nights last this past over under above below most least from that were average total mean number have had did does week weeks month months year years and for per was the are get got did my on in of at to since ever each every today best worst steps sleep slept deep light heart rate hours minutes water weight run runs ride rides walk walks swim swims workout workouts rem hrv'.split(
    ' ',
  );
/** Words that people misspell by ear. "Mach" isn't "much". */
const HEARD =
  'deep year years week weeks rate last least best worst step steps sleep slept heart light hours month'.split(
    ' ',
  );
/** Words that people run into the next one: "lastmonth". */
const OPENING = new Set('a at in on of per this last past my how the to for each every all'.split(' '));
const JOINED = new Set([...CORE, ...CALENDAR_WORDS].filter((word) => word.length > 2));
const VOWEL = /[aeiou]/;

const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1);

/** Whether a word lacks one letter of another, doubles one, or has two of them swapped. */
function isMistyped(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0]) return false;
  const letters = [...meant];
  if (typed.length === meant.length - 1) return letters.some((_, at) => without(meant, at) === typed);
  if (typed.length === meant.length + 1)
    return [...typed].some((letter, at) => letter === typed[at + 1] && without(typed, at) === meant);
  return letters.some(
    (letter, at) =>
      at > 0 &&
      at + 1 < letters.length &&
      meant.slice(0, at) + (letters[at + 1] ?? '') + letter + meant.slice(at + 2) === typed,
  );
}

/** Whether a word is another with one wrong vowel: "deap", "yeer". */
function isMisheard(typed: string, meant: string): boolean {
  if (typed.length !== meant.length || typed.length < 4) return false;
  const at = [...meant].findIndex((letter, index) => letter !== typed[index]);
  return (
    at > 0 &&
    VOWEL.test(meant[at] ?? '') &&
    VOWEL.test(typed[at] ?? '') &&
    without(meant, at) === without(typed, at)
  );
}

/** "Brocolli" and "broccoli" differ in which letters are doubled. */
const undoubled = (word: string): string => word.replace(/(.)\1/g, '$1');

/** Whether a long word is another with neighboring letters swapped, even more than once: "wiegth". */
function isSwapped(typed: string, meant: string): boolean {
  if (typed.length < 6 || typed.length !== meant.length || typed[0] !== meant[0]) return false;
  for (let at = 1; at < typed.length; at += 1) {
    if (typed[at] === meant[at]) continue;
    if (typed[at] !== meant[at + 1] || typed[at + 1] !== meant[at]) return false;
    at += 1;
  }
  return true;
}

const onlyOne = (found: readonly string[]): string | undefined => (found.length === 1 ? found[0] : undefined);

/** An unknown word as it may have been meant. */
function meant(word: string, long: readonly string[]): string {
  // "Forget" isn't "for get".
  if (word.length < 3 || word === 'forget' || OTHER_WORDS.has(word)) return word;
  for (let at = word.length - 3; at > 0; at -= 1)
    if (OPENING.has(word.slice(0, at)) && JOINED.has(word.slice(at)))
      return `${word.slice(0, at)} ${word.slice(at)}`;
  const core = [...new Set([...CORE, ...CALENDAR_WORDS])].filter((each) => each.length > 2);
  const short =
    onlyOne(core.filter((each) => isMistyped(word, each))) ??
    onlyOne(HEARD.filter((each) => isMisheard(word, each)));
  if (short !== undefined) return short;
  if (word.length < 5) return word;
  // A missing letter is more common than one too many: "lowst" is "lowest", not "lost".
  const plural = word.endsWith('s') ? word.slice(0, -1) : undefined;
  const lacking = (typed: string) =>
    long.filter((each) => each.length > typed.length && isMistyped(typed, each));
  return (
    onlyOne(lacking(word)) ??
    onlyOne(long.filter((each) => isMistyped(word, each))) ??
    (plural === undefined ? undefined : onlyOne(lacking(plural).map((each) => `${each}s`))) ??
    onlyOne(long.filter((each) => isMisheard(word, each))) ??
    onlyOne(long.filter((each) => isSwapped(word, each))) ??
    onlyOne(long.filter((each) => undoubled(each) === undoubled(word))) ??
    word
  );
}

/** Corrects more slips than the first reading, which would rather leave a word unknown than change a question that makes sense. */
export function looseCorrection(words: ReadonlySet<string>): (text: string) => string {
  const long = [...words].filter((word) => word.length >= 5 && /^[a-z]+$/.test(word));
  const isKnown = (word: string): boolean =>
    words.has(word) || words.has(singular(word)) || IDLE_WORDS.has(word);
  return (text) =>
    text.replace(/(?<![\p{L}\d'’-])[a-z]{3,}(?![\p{L}\d'’-])/gu, (word) =>
      isKnown(word) ? word : meant(word, long),
    );
}
