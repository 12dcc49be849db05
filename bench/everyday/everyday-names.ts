/** Words that everyday lines expect or forbid in food names. */

const NEGATIONS = new Set(['no', 'without', 'not', 'non', 'minus']);

export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9%&']+/g, ' ')
    .trim();

/** Positions of words in a folded name that start with the stem. */
function wordStarts(name: string, stem: string): number[] {
  const wanted = fold(stem);
  const starts: number[] = [];
  for (let at = name.indexOf(wanted); at >= 0; at = name.indexOf(wanted, at + 1))
    if (at === 0 || !/[a-z0-9]/.test(name.charAt(at - 1))) starts.push(at);
  return starts;
}

export const holdsAny = (name: string, stems: readonly string[]): boolean =>
  stems.some((stem) => wordStarts(name, stem).length > 0);

/** "no mayo", "sugar free" and "crustless" contain the word but not the food. */
export const holdsForbidden = (name: string, word: string): boolean =>
  wordStarts(name, word).some((at) => {
    const before = name.slice(0, at).trim().split(' ').at(-1) ?? '';
    const [first = '', second] = name.slice(at).split(' ');
    return !NEGATIONS.has(before) && second !== 'free' && !first.endsWith('less');
  });
