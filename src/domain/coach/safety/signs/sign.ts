/** A sign of danger in a message: a pattern, or several that must all occur, in any order. */
export type Sign = RegExp | readonly RegExp[];

export const isSeen = (sign: Sign, text: string): boolean =>
  sign instanceof RegExp ? sign.test(text) : sign.every((part) => part.test(text));
