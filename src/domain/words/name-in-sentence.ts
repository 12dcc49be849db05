/** "PhenoAge", "Healthy Eating Index". */
const PROPER = /^[A-Z][a-z’]+(?:[A-Z]| [A-Z][a-z])/;

/** A name inside a sentence: "calcium", "vitamin D3", but "L-theanine" and "Healthy Eating Index". */
export const nameInSentence = (name: string): string =>
  /^(?:[A-Z][a-z]{3,}|Soy|Red|Pre-|Non-)/.test(name) && !PROPER.test(name)
    ? `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`
    : name;
