import type { DrinkKind } from '#domain/water/drink.ts';
import { around, pick, seededRandom } from './random.ts';

/** Something the simulated member drinks beside meals. */
export interface SimulatedDrink {
  readonly minuteOfDay: number;
  readonly kind: DrinkKind;
  readonly volumeMl: number;
}

const USUAL: readonly (readonly [DrinkKind, number])[] = [
  ['water', 250],
  ['water', 330],
  ['water', 500],
  ['sparkling-water', 330],
  ['tea', 250],
  ['water', 250],
];

/** Five to nine drinks between getting up and the evening. */
export function simulateDrinks(date: string, outOfBedMinute: number): readonly SimulatedDrink[] {
  const random = seededRandom(`drinks ${date}`);
  const count = 5 + Math.floor(random() * 5);
  const span = (21.5 * 60 - outOfBedMinute) / count;
  return Array.from({ length: count }, (_, index) => {
    const [kind, volumeMl] = pick(random, USUAL);
    const minuteOfDay = Math.round(outOfBedMinute + 12 + index * span + around(random, span / 3));
    return { minuteOfDay, kind, volumeMl };
  });
}
