/** Rewordings of a normalized question, applied in order. */
export type Turns = readonly (readonly [RegExp, string])[];

/** A question after all rewordings. */
export const turned = (text: string, turns: Turns): string =>
  turns
    .reduce((said, [pattern, replacement]) => said.replace(pattern, replacement), text)
    .replace(/\s+/g, ' ')
    .trim();
