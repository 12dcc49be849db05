/** What a report's reader should know about its data. */
export const qualityText = ({
  completeDays,
  dayCount,
  hasFood,
}: {
  readonly completeDays: number;
  readonly dayCount: number;
  readonly hasFood: boolean;
}): string =>
  [
    'Self-tracked data, not verified by a doctor, and not a diagnosis.',
    hasFood
      ? `Food amounts are estimates. Food averages only use days with a complete log (${completeDays} of ${dayCount}). Needs and limits: National Academies.`
      : '',
    'Intervals account for similarity between consecutive days. Glucose and blood pressure were measured with home devices.',
  ]
    .filter(Boolean)
    .join(' ');
