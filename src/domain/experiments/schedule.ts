import { addDays, daysBetween } from '#domain/time/local-date.ts';

/** `changed` is the treatment, `usual` what the member does anyway. */
export const CONDITIONS = ['changed', 'usual'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Condition of the first block in a pair. */
export const ORDERS = ['changed-first', 'usual-first'] as const;
export type Order = (typeof ORDERS)[number];

/** An experiment's days: pairs of blocks, one per condition, in random order within each pair. */
export interface Design {
  readonly startsOn: string;
  readonly blockDays: number;
  /** First days of a block that don't count, because the block before may still have an effect. */
  readonly washoutDays: number;
  readonly orders: readonly Order[];
}

export interface ScheduledDay {
  readonly date: string;
  /** From 0 on. */
  readonly pair: number;
  readonly condition: Condition;
  readonly isWashout: boolean;
}

export const lengthOf = ({ blockDays, orders }: Pick<Design, 'blockDays' | 'orders'>): number =>
  2 * blockDays * orders.length;

export const lastDayOf = (design: Design): string => addDays(design.startsOn, lengthOf(design) - 1);

/** The day on which the last outcome is known and the result opens. */
export const opensOn = (design: Design): string => addDays(lastDayOf(design), 1);

export function scheduledDays(design: Design): readonly ScheduledDay[] {
  const { startsOn, blockDays, washoutDays, orders } = design;
  return Array.from({ length: lengthOf(design) }, (_, day) => {
    const pair = Math.floor(day / (2 * blockDays));
    const isFirst = day % (2 * blockDays) < blockDays;
    return {
      date: addDays(startsOn, day),
      pair,
      condition: (orders[pair] === 'changed-first') === isFirst ? 'changed' : 'usual',
      isWashout: day % blockDays < washoutDays,
    };
  });
}

/** The day of an experiment; undefined before and after it. */
export const dayOn = (design: Design, date: string): ScheduledDay | undefined =>
  scheduledDays(design)[daysBetween(design.startsOn, date)];

/** Whether the condition differs from the day before. */
export const isChangeDay = (design: Design, date: string): boolean => {
  const today = dayOn(design, date);
  return today !== undefined && dayOn(design, addDays(date, -1))?.condition !== today.condition;
};

/**
 * Randomizes the order within each pair. Half of the pairs start with each condition, so a trend during the experiment favors neither.
 * @param random from 0 to below 1
 */
export function drawOrders(pairs: number, random: () => number): readonly Order[] {
  const odd = ORDERS[Math.floor(2 * random())] ?? 'changed-first';
  const orders = Array.from({ length: pairs }, (_, at) =>
    at === pairs - 1 && pairs % 2 === 1 ? odd : (ORDERS[at % 2] ?? odd),
  );
  // Fisher and Yates 1938.
  for (let last = pairs - 1; last > 0; last--) {
    const other = Math.floor((last + 1) * random());
    const [one, two] = [orders[last], orders[other]];
    if (one && two) [orders[last], orders[other]] = [two, one];
  }
  return orders;
}
