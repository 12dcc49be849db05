/** Starts a title or sentence: "A night of 7 h 20 min"; "eGFR" and "hs-CRP" stay as they are. */
export const capitalized = (text: string): string =>
  /^(?:[a-z][A-Z]|hs-)/.test(text) ? text : text.slice(0, 1).toUpperCase() + text.slice(1);

/** A phrase inside a sentence: "eat more fiber", "for each hour later you eat", but "HRV, the next day". */
export const lowerFirst = (text: string): string =>
  /^[A-Z]{2}/.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1);
