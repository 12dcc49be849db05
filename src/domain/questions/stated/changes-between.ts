const RISE = 'jump|increase|rise|gain|climb';
const FALL = 'drop|decrease|fall|loss|decline|dip';
const RECORD = '(weigh[ -]?ins?|weighings?|weights?|blood\\s+tests?|tests?|panels?|measurements?|readings?)';
const PAIR = `(?:(?:between|from)\\s+(?:any\\s+|my\\s+|the\\s+)*(?:two|2|one|1)\\s+(?:consecutive\\s+|back[ -]to[ -]back\\s+|neighbou?ring\\s+|successive\\s+)*${RECORD}(?:\\s+to\\s+the\\s+(?:next|other)(?:\\s+one)?)?|between\\s+(?:consecutive|back[ -]to[ -]back|successive)\\s+${RECORD})`;
/** "The biggest jump between two consecutive weigh-ins": in weight. */
const BIGGEST = new RegExp(
  `\\b(?:biggest|largest|greatest|steepest|highest)\\s+(?:single\\s+)?(?:weight\\s+)?(?:(${RISE})|(${FALL}))(?:\\s+(?:in|of)\\s+(?:my\\s+)?(weight))?\\s+${PAIR}`,
  'iu',
);
const OF_WEIGHT = /^weigh/iu;

/** The largest step from one value to the next, named by its records alone. */
export const withChangesBetween = (question: string): string =>
  question.replace(
    BIGGEST,
    (all: string, rise?: string, fall?: string, named?: string, one?: string, other?: string) => {
      const record = one ?? other ?? '';
      if (named === undefined && !OF_WEIGHT.test(record)) return all;
      return `biggest ${rise === undefined && fall !== undefined ? 'drop' : 'increase'} in weight from one weigh-in to the next`;
    },
  );
