/** Plurals whose singular ends in "ie". */
const IE_PLURAL = /^(?:cook|brown|smooth|vegg)ies$/;

/** Words of a food's name, in the singular. */
export const foodWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) =>
      word.length > 4 && word.endsWith('ies') && !IE_PLURAL.test(word)
        ? `${word.slice(0, -3)}y`
        : word.length > 4 && /(?:oes|ches|shes|sses|xes)$/.test(word)
          ? word.slice(0, -2)
          : word.length > 3 && word.endsWith('s') && !word.endsWith('ss')
            ? word.slice(0, -1)
            : word,
    );
