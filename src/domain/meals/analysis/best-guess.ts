/** Of the foods below this confidence, 15 of 35 in the project's everyday phrases are not the ones meant; of those above, 27 of 1,075. */
const GUESS_BELOW = 0.5;

/** Whether a match is too weak to count until the member confirms it. */
export const isBestGuess = ({ confidence }: { readonly confidence: number }): boolean =>
  confidence < GUESS_BELOW;
