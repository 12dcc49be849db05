/** Below this confidence food or amount are a guess: about one item in five of described meals. */
const UNSURE_BELOW = 0.6;

/** The parts of a reading that say how sure it is. */
interface Reading {
  readonly items: readonly { readonly words: string; readonly confidence: number }[];
  readonly notUnderstood: readonly string[];
}

/** The phrases of a description that the engine is unsure of: those it did not understand, and those it had to guess at. Each once. */
export const unsurePhrases = ({ items, notUnderstood }: Reading): readonly string[] => [
  ...new Set([
    ...notUnderstood,
    ...items.filter(({ confidence }) => confidence < UNSURE_BELOW).map(({ words }) => words),
  ]),
];
