/** "iron", "iron and zinc", "iron, zinc and copper"; also with "or". */
export const joinWords = (words: readonly string[], last: 'and' | 'or' = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** The first of many names: "iron, zinc, copper and 2 more"; a single one left over is named too. */
export const joinFirst = (words: readonly string[], most: number): string =>
  words.length > most + 1
    ? `${words.slice(0, most).join(', ')} and ${words.length - most} more`
    : joinWords(words);
