/** "Your steps were", but "your weight was", "OGTT glucose at 2 hours was". */
export const isPlural = (name: string): boolean =>
  /[^siu’]s$/.test(name.replace(/ (?:\(|at |by |between |of ).*$/, '')) && !name.startsWith('share of ');

/** The verb for names in a sentence: a single name may be a plural, as in "Triglycerides are". */
export const isOrAre = (names: readonly string[]): 'is' | 'are' =>
  names.length === 1 && !isPlural(names[0] ?? '') ? 'is' : 'are';
