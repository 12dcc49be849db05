/** "iron", "iron and zinc", "iron, zinc and copper"; also with "or". */
export const joinWords = (words: readonly string[], last: 'and' | 'or' = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
