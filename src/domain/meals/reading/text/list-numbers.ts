import type { TextToken } from '#domain/foods/search/text.ts';

const isOpen = (tokens: readonly TextToken[], place: number): boolean => {
  const before = tokens.slice(0, place).findLast(({ text }) => /^[()]$/.test(text));
  return before?.text === '(';
};

/** Whether "1)", or "1." at the start of a line, numbers a list entry. */
function isEntry(tokens: readonly TextToken[], place: number, entry: number): boolean {
  const [before, number, mark] = [tokens[place - 1], tokens[place], tokens[place + 1]];
  if (number?.kind !== 'number' || number.text !== String(entry) || mark?.start !== number.end) return false;
  if (mark.text === ')') return !isOpen(tokens, place);
  return mark.text === '.' && (before === undefined || before.text === '\n');
}

/** "1) 2 eggs": the first line of a list, though no other follows. */
const isLoneEntry = (tokens: readonly TextToken[], [entry]: readonly number[]): boolean =>
  entry === 0 &&
  tokens[1]?.text === ')' &&
  (tokens[2]?.kind === 'number' || /^(a|an|one|two|three|half)$/.test(tokens[2]?.text ?? ''));

/** Replaces list numbers with periods: "1) oatmeal 2) soup" means one oatmeal. A single number isn't a list. */
export function withoutListNumbers(tokens: readonly TextToken[]): readonly TextToken[] {
  const entries: number[] = [];
  for (const place of tokens.keys()) if (isEntry(tokens, place, entries.length + 1)) entries.push(place);
  if (entries.length < 2 && !isLoneEntry(tokens, entries)) return tokens;
  return tokens.flatMap((token, place): TextToken[] => {
    if (entries.includes(place)) return [];
    return entries.includes(place - 1) ? [{ ...token, kind: 'mark', text: '.' }] : [token];
  });
}
