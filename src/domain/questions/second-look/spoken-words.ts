import { ONES } from '#domain/questions/times/spoken-dates.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';

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

/** Decimals and abbreviations as they're said aloud, in writing: "seven point five", "h r v". */
export const withSpokenWords = (text: string, lexicon: Lexicon): string =>
  withAbbreviations(
    text
      .replace(
        new RegExp(`\\b(\\d+|${ONES.join('|')}) point (\\d|${ONES.join('|')})\\b`, 'g'),
        (_, whole, part) =>
          [whole, part].map((word) => (ONES.includes(word) ? String(ONES.indexOf(word)) : word)).join('.'),
      )
      .replace(/\b([ap])\.? m\b\.?/g, '$1m')
      .replace(
        /\b(b|d|omega) (two|three|six|twelve)\b/g,
        (_, letter: string, number: string) =>
          `${letter}${letter.length > 1 ? ' ' : ''}${({ two: 2, three: 3, six: 6, twelve: 12 } as Record<string, number>)[number] ?? ''}`,
      )
      .replace(/\b(?:h ?b ?)?a (?:one|1) c\b/g, 'hba1c'),
    lexicon,
  );
