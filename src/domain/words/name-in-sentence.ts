/** A phrase inside a sentence: "eat more fiber", "for each hour later", but "HRV, the next day". */
export const lowerFirst = (text: string): string =>
  /^[A-Z]{2}/.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1);

/** A name inside a sentence: "calcium", "vitamin D3", "L-theanine". */
export const nameInSentence = (name: string): string =>
  /^(?:[A-Z][a-z]{3,}|Soy|Red|Pre-|Non-)/.test(name)
    ? `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`
    : name;
