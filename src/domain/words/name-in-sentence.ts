/** A name inside a sentence: "calcium", "vitamin D3", "L-theanine". */
export const nameInSentence = (name: string): string =>
  /^(?:[A-Z][a-z]{3,}|Soy|Red|Pre-)/.test(name) ? `${name.slice(0, 1).toLowerCase()}${name.slice(1)}` : name;
