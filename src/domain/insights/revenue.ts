/** Payments or refunds of a day (UTC), in the currency's smallest unit. */
export interface MoneyMove {
  readonly date: string;
  readonly currency: string;
  readonly kind: 'payment' | 'refund';
  readonly count: number;
  readonly amountMinor: number;
}

/** Revenue in one currency. */
export interface Revenue {
  readonly currency: string;
  readonly payments: number;
  readonly refunds: number;
  readonly paidMinor: number;
  readonly refundedMinor: number;
  /** Negative if refunds exceed payments. */
  readonly netMinor: number;
}

/**
 * Revenue by currency. Payments count on the day they were confirmed, refunds and lost disputes on the day the money went back.
 * Currencies are never added together.
 * @returns the currency with the most payments first
 */
export const revenueOf = (moves: readonly MoneyMove[]): readonly Revenue[] =>
  [...Map.groupBy(moves, ({ currency }) => currency)]
    .map(([currency, ofCurrency]) => {
      const sum = (kind: MoneyMove['kind'], figure: 'count' | 'amountMinor') =>
        ofCurrency.reduce((total, move) => (move.kind === kind ? total + move[figure] : total), 0);
      const [paidMinor, refundedMinor] = [sum('payment', 'amountMinor'), sum('refund', 'amountMinor')];
      return {
        currency,
        payments: sum('payment', 'count'),
        refunds: sum('refund', 'count'),
        paidMinor,
        refundedMinor,
        netMinor: paidMinor - refundedMinor,
      };
    })
    .toSorted((one, other) => other.payments - one.payments || one.currency.localeCompare(other.currency));
