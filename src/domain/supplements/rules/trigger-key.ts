import type { Trigger } from '#domain/supplements/predicates.ts';

/**
 * Key of a dismissed suggestion's triggers. The suggestion returns when it changes. Figures of the food log and scores vary daily, so only
 * their first digit counts.
 */
export const triggerKey = (triggers: readonly Trigger[]): string =>
  triggers
    .map(({ from, label, value, date }) => {
      if (from === 'profile') return label;
      if (from === 'blood' || from === 'pressure') return `${label} ${value} ${date ?? ''}`;
      if (from === 'health') return `${label} ${value}`;
      const [amount = 0] = (/\d+(\.\d+)?/u.exec(value) ?? []).map(Number);
      return `${label} ${amount.toPrecision(1)}`;
    })
    .toSorted()
    .join('; ');
