const FIRST = 'A'.charCodeAt(0);

/** Placeholder for the words at a position of a list: a capital letter, because questions are lowercase by then. */
export const markOf = (index: number): string => String.fromCharCode(FIRST + index);

export const markedIndex = (mark: string): number => mark.charCodeAt(0) - FIRST;
