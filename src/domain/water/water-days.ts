interface CountedDrink {
  /** Local day, `YYYY-MM-DD`. */
  readonly date: string;
  readonly waterMl: number;
}

/** Water by day, mL. Days without a drink are missing. */
export function waterByDay(drinks: readonly CountedDrink[]): ReadonlyMap<string, number> {
  const days = new Map<string, number>();
  for (const { date, waterMl } of drinks) days.set(date, (days.get(date) ?? 0) + waterMl);
  return days;
}
