/** Below this confidence the food or amount is a guess: about one in five items of described meals. */
const UNSURE_BELOW = 0.6;

/** The parts of an analysis that show its uncertainty. */
interface Reading {
  readonly items: readonly { readonly words: string; readonly confidence: number }[];
  readonly notUnderstood: readonly string[];
}

/** Phrases of a description that the engine is unsure about: those it didn't understand and those it guessed. No duplicates. */
export const unsurePhrases = ({ items, notUnderstood }: Reading): readonly string[] => [
  ...new Set([
    ...notUnderstood,
    ...items.filter(({ confidence }) => confidence < UNSURE_BELOW).map(({ words }) => words),
  ]),
];
