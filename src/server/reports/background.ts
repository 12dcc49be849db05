/** What a clinician asks first. */
export interface Background {
  readonly goals: readonly string[];
  readonly medicines: readonly string[];
  readonly conditions: readonly string[];
  readonly supplements: readonly string[];
  readonly interactions: readonly string[];
}

/** Goals, conditions, medicines, supplements and their interactions, one per line. */
export function backgroundLines(
  { goals, conditions, medicines, supplements, interactions }: Background,
  maxInteractions?: number,
): readonly string[] {
  const line = (name: string, items: readonly string[]): string =>
    `${name}: ${items.length === 0 ? 'none listed' : items.join('; ')}.`;
  return [
    line('Goals', goals),
    line('Conditions', conditions),
    line('Medications', medicines),
    line('Supplements', supplements),
    ...interactions.slice(0, maxInteractions).map((interaction) => `Interaction: ${interaction}`),
  ];
}
