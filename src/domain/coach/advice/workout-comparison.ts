const COMPARED =
  /^compare (?:my |all my )?(?:workouts?|training|exercise|gym sessions?|sessions)(?: (?:in|from|of|for))? (.+?) (?:with|to|and|vs\.?|versus|against) (?:those (?:in|of|from) |that of )?(.+)$/;

/**
 * The questions that a comparison of workouts asks: their number and their time.
 * @param text plain words
 */
export function workoutComparison(text: string): readonly [string, string] | undefined {
  const [, one, other] = COMPARED.exec(text) ?? [];
  if (one === undefined || other === undefined) return undefined;
  const compared = `${one} compared with ${other}`;
  return [`How many workouts did I do ${compared}?`, `How many minutes did I work out ${compared}?`];
}
