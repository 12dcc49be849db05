/** Contractions that people often type without an apostrophe. */
const CONTRACTED: readonly (readonly [RegExp, string])[] = [
  [/\b(ca|do|wo|is|did|does|has|have|would|could|are|was)nt\b/g, "$1n't"],
  [/\bcan ?not\b/g, "can't"],
  [/\b(do|did|does|have|has|would|could) not\b/g, "$1n't"],
  [/\bi(m|ve)\b/g, "i'$1"],
];

/** A message in lower case, with one kind of apostrophe, whole contractions and no invisible characters. */
export function plainText(message: string): string {
  let text = message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/\s+/g, ' ');
  for (const [words, written] of CONTRACTED) text = text.replace(words, written);
  return text;
}
