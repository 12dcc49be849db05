const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });
const WORDS = ['', '', 'second', 'third', 'fourth', 'fifth'] as const;

/** "2nd". */
export const ordinal = (count: number): string => `${count}${ENDINGS[ordinals.select(count)] ?? 'th'}`;
/** "second". */
export const ordinalWord = (count: number): string => WORDS[count] ?? ordinal(count);
