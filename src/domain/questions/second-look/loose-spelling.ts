import { IDLE_WORDS } from '#domain/questions/phrases/idle-words.ts';
import { OTHER_WORDS } from '#domain/questions/phrases/other-words.ts';
import { singular } from '#domain/questions/wording/normalize.ts';

/** Short words that a question is built from. Nouns aren't among them: "boy" would become "body". */
const SHORT =
  'how many much more less fewer than with when what which days nights last this over under above below most least from that were average total number have had did does week weeks month year and for per was the are get got did my on in of at to since run runs rides walks swims'.split(
    ' ',
  );
/** Words that people run into the next one: "lastmonth". */
const OPENING = new Set(
  'a at in on of per this last past my how the to for each every all is was over under no'.split(' '),
);

/** Whether a word lacks one letter of another, doubles one, or has two of them swapped. */
function isMistyped(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0]) return false;
  const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1);
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

const onlyOne = (found: readonly string[]): string | undefined => (found.length === 1 ? found[0] : undefined);

/** An unknown word as it may have been meant. */
function meant(word: string, isKnown: (word: string) => boolean, long: readonly string[]): string {
  if (word.length < 3 || OTHER_WORDS.has(word) || !/^[a-z]+$/.test(word)) return word;
  for (let at = word.length - 2; at > 0; at -= 1)
    if (OPENING.has(word.slice(0, at)) && word.length - at > 2 && isKnown(word.slice(at)))
      return `${word.slice(0, at)} ${word.slice(at)}`;
  const short = onlyOne(SHORT.filter((each) => each.length > 2 && isMistyped(word, each)));
  if (short !== undefined) return short;
  if (word.length < 5) return word;
  // A missing letter is more common than one too many: "lowst" is "lowest", not "lost".
  const plural = word.endsWith('s') ? word.slice(0, -1) : undefined;
  const lacking = (typed: string) =>
    long.filter((each) => each.length > typed.length && isMistyped(typed, each));
  return (
    onlyOne(lacking(word)) ??
    onlyOne(long.filter((each) => isMistyped(word, each))) ??
    (plural === undefined ? undefined : onlyOne(lacking(plural))) ??
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
      isKnown(word) ? word : meant(word, isKnown, long),
    );
}
