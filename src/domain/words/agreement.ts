/** "LDL particles", "white blood cells (urine)", but not "OGTT glucose at 2 hours". */
const isPlural = (name: string): boolean => /[^siu’]s$/i.test(name.replace(/ (?:\(|at |by ).*$/, ''));

/** The verb for names in a sentence: a single name may be a plural, as in "Triglycerides are". */
export const isOrAre = (names: readonly string[]): 'is' | 'are' =>
  names.length === 1 && !isPlural(names[0] ?? '') ? 'is' : 'are';
