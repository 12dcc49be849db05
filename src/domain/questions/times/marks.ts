const FIRST = 'A'.charCodeAt(0);

/** Placeholder for the words at an index of a list: a capital letter, because normalized questions are lowercase. */
export const markOf = (index: number): string => String.fromCharCode(FIRST + index);

export const markedIndex = (mark: string): number => mark.charCodeAt(0) - FIRST;
