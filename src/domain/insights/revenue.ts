/** Money that came in or went back on a day (UTC), in the currency's smallest unit. */
export interface MoneyMove {
  readonly date: string;
  readonly currency: string;
  readonly kind: 'payment' | 'refund';
  readonly count: number;
  readonly amountMinor: number;
}

/** What was taken in and given back in one currency. */
export interface Revenue {
  readonly currency: string;
  readonly payments: number;
  readonly refunds: number;
  readonly paidMinor: number;
  readonly refundedMinor: number;
  /** What stays: below 0 where more was given back than taken in. */
  readonly netMinor: number;
}

/**
 * Revenue by currency: payments count on the day they were confirmed, refunds and lost disputes on the day the money went back, not on
 * the day of the payment. Currencies are never added up.
 * @returns the currency with the most payments first
 */
export function revenueOf(moves: readonly MoneyMove[]): readonly Revenue[] {
  const found = new Map<string, Revenue>();
  for (const { currency, kind, count, amountMinor } of moves) {
    const was = found.get(currency) ?? {
      currency,
      payments: 0,
      refunds: 0,
      paidMinor: 0,
      refundedMinor: 0,
      netMinor: 0,
    };
    found.set(
      currency,
      kind === 'payment'
        ? {
            ...was,
            payments: was.payments + count,
            paidMinor: was.paidMinor + amountMinor,
            netMinor: was.netMinor + amountMinor,
          }
        : {
            ...was,
            refunds: was.refunds + count,
            refundedMinor: was.refundedMinor + amountMinor,
            netMinor: was.netMinor - amountMinor,
          },
    );
  }
  return [...found.values()].toSorted(
    (one, other) => other.payments - one.payments || one.currency.localeCompare(other.currency),
  );
}
