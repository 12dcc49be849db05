/** Below this confidence, almost half of the foods recognized in the project's everyday phrases are wrong; above it, 1 in 40. */
const GUESS_BELOW = 0.5;

/** Whether a match is too weak to count until the member confirms it. */
export const isBestGuess = ({ confidence }: { readonly confidence: number }): boolean =>
  confidence < GUESS_BELOW;
