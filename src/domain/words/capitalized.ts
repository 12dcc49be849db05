/** With a capital first letter: "A night of 7 h 20 min". */
export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
