const several = (noun: string): string =>
  /[^aeiou]y$/.test(noun)
    ? `${noun.slice(0, -1)}ies`
    : /(?:loa|lea|hal)f$/.test(noun)
      ? `${noun.slice(0, -1)}ves`
      : `${noun}${/(?:s|x|ch|sh)$/.test(noun) ? 'es' : 's'}`;

/** "reading" for one, "readings" for several; of a list, each noun: "runs or bike rides". */
export const plural = (count: number, nouns: string): string =>
  count === 1
    ? nouns
    : nouns
        .split(/(, or | or |, )/)
        .map((part, at) => (at % 2 === 1 ? part : several(part)))
        .join('');

/** "1 food", "12 days". */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${plural(count, noun)}`;
