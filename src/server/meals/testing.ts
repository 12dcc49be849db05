interface Eaten {
  readonly eatenAt: string;
  readonly timeZone?: string;
  readonly kind: 'lunch' | 'dinner' | 'snack';
  readonly entered: { readonly energyKcal: number; readonly proteinG?: number };
}

/** A quick add: figures without a food. */
export const quickAdd = ({ eatenAt, timeZone = 'UTC', kind, entered }: Eaten) => ({
  id: crypto.randomUUID(),
  eatenAt,
  timeZone,
  kind,
  source: 'quick-add' as const,
  items: [
    {
      id: crypto.randomUUID(),
      foodId: null,
      name: 'Of the canteen',
      amount: 1,
      unit: 'serving',
      grams: null,
      confidence: 1,
      entered,
    },
  ],
});
