/** End of a sentence: punctuation before the next one, or the end of a line. */
const END = /([.!?…]+["”’')]*)[ \t]+(?=[\p{Lu}\p{N}“"‘'([])|\n+/u;

/** Abbreviations whose period doesn't end a sentence. */
const SHORT = /(?:\b(?:e\.g|i\.e|vs|approx|Dr|No|St))\.$/;

/** Strips Markdown, which the screens don't render. */
export const plainProse = (text: string): string =>
  text
    .replace(/^\s*(?:#{1,6}|[-*•]|\d{1,2}[.)])\s+/, '')
    .replaceAll(/\*\*|__|`/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

export interface Sentence {
  readonly text: string;
  /** The next sentence starts a new paragraph. */
  readonly isLast: boolean;
}

/** Splits streamed text into complete sentences and the unfinished rest. */
export function cutSentences(text: string): {
  readonly sentences: readonly Sentence[];
  readonly rest: string;
} {
  const sentences: Sentence[] = [];
  let rest = text;
  let searched = 0;
  for (;;) {
    const match = END.exec(rest.slice(searched));
    if (!match) return { sentences, rest };
    const end = searched + match.index + (match[1] ?? '').length;
    const isLast = match[0].includes('\n');
    const said = rest.slice(0, end);
    if (!isLast && SHORT.test(said)) {
      searched = end + 1;
      continue;
    }
    const plain = plainProse(said);
    if (plain !== '') sentences.push({ text: plain, isLast });
    rest = rest.slice(searched + match.index + match[0].length);
    searched = 0;
  }
}

/** All sentences of a finished text. */
export function allSentences(text: string): readonly Sentence[] {
  const { sentences, rest } = cutSentences(text);
  const last = plainProse(rest);
  return last === '' ? sentences : [...sentences, { text: last, isLast: true }];
}

/** Sentences as paragraphs. */
export function paragraphsOf(sentences: readonly Sentence[]): string[] {
  const paragraphs: string[][] = [[]];
  for (const { text, isLast } of sentences) {
    paragraphs.at(-1)?.push(text);
    if (isLast) paragraphs.push([]);
  }
  return paragraphs.map((parts) => parts.join(' ')).filter((text) => text !== '');
}
