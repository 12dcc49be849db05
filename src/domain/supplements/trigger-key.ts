import type { Trigger } from './predicates.ts';

/**
 * What a dismissed suggestion remembers of its triggers: it comes back when this changes. Figures of the diary and of scores move a
 * little every day; they count as changed where their first digit does.
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
