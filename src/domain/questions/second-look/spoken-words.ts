import type { Lexicon } from '#domain/questions/lexicon.ts';
import { DIGIT, NUMBER, NUMBERS } from '#domain/questions/phrases/number-words.ts';

/** "H r v", "t.s.h.": letters that together name a figure. */
function withAbbreviations(text: string, { phrases }: Lexicon): string {
  const isName = (word: string): boolean =>
    (phrases.get(word) ?? []).some(({ tag }) => tag === 'metric' || tag === 'unit');
  return text.replace(/\b[a-z](?:(?: |\. ?)[a-z\d]\b)+/g, (spoken) => {
    const letters = spoken.replace(/\./g, ' ').split(/ +/);
    for (let length = letters.length; length > 1; length -= 1)
      for (let at = 0; at + length <= letters.length; at += 1) {
        const word = letters.slice(at, at + length).join('');
        if (isName(word)) return [...letters.slice(0, at), word, ...letters.slice(at + length)].join(' ');
      }
    return spoken;
  });
}

const inDigits = (word: string): string => NUMBERS[word] ?? word;

/** Decimals and abbreviations as they're said aloud, in writing: "seven point five", "h r v". */
export const withSpokenWords = (text: string, lexicon: Lexicon): string =>
  withAbbreviations(
    text
      .replace(
        new RegExp(`\\b(\\d+|${NUMBER}) point (\\d|zero|${DIGIT})\\b`, 'g'),
        (_, whole: string, part: string) => `${inDigits(whole)}.${inDigits(part)}`,
      )
      .replace(
        /\b(b|d|omega) (two|three|six|twelve)\b/g,
        (_, name: string, number: string) => `${name}${name.length > 1 ? ' ' : ''}${inDigits(number)}`,
      )
      .replace(/\b(?:h ?b ?)?a (?:one|1) c\b/g, 'hba1c'),
    lexicon,
  );
