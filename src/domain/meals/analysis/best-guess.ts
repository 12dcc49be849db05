/** Below this confidence nearly half of the foods read from the project's everyday phrases are not the ones meant; above it, 1 in 40. */
const GUESS_BELOW = 0.5;

/** Whether a match is too weak to count until the member confirms it. */
export const isBestGuess = ({ confidence }: { readonly confidence: number }): boolean =>
  confidence < GUESS_BELOW;
