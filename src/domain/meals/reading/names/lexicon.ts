/** Information about the foods that parsing needs. */
export interface Lexicon {
  /** Names that start with a number ("7 up", "3 musketeers", "100 grand") aren't amounts. */
  readonly isNumberName: (words: readonly string[]) => boolean;
  /** Names that start with a size ("big mac", "mini wheats") keep it. */
  readonly isSizeName: (words: readonly string[]) => boolean;
  /** Whether all of the words are a name: "caramel slice". */
  readonly isName: (words: readonly string[]) => boolean;
  /** Whether any name contains a word. */
  readonly isFoodWord: (word: string) => boolean;
  /** Whether any name contains a word, or a word it's a typo of. */
  readonly mayBeFood: (word: string) => boolean;
  /** Whether a food of this name is served in such a unit. */
  readonly comesIn: (words: readonly string[], unit: string) => boolean;
}
