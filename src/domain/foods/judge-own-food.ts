import type { FoodBreach } from '#domain/foods/checks/breach.ts';
import { checkFood } from '#domain/foods/checks/check-food.ts';
import { LABEL_FIELDS } from '#domain/foods/labels/label-fields.ts';
import type { Nutrients } from './nutrients.ts';

/** Verdict on the figures a member typed, in sentences. */
export interface Judgment {
  /** Impossible, so it is a typing error. */
  readonly refused: readonly string[];
  /** Unlikely; the member can confirm that the label says so. */
  readonly doubts: readonly string[];
}

const names = new Map(LABEL_FIELDS.map(({ key, name }) => [key as string, name]));

/** The sentence with the names on labels instead of the keys of figures. */
const spoken = ({ message }: FoodBreach): string =>
  message.replaceAll(/\b[a-z][A-Za-z0-9]*(?:Kcal|G|Mg|Ug)\b/g, (key) => names.get(key) ?? key);

/** Labels omit alcohol, polyols and organic acids, so unexplained energy is only doubtful. */
const isRefused = ({ rule, severity }: FoodBreach): boolean => severity === 'impossible' && rule !== 'energy';

/** Checks whether a food that a member typed is possible for 100 g. */
export function judgeOwnFood(per100g: Nutrients): Judgment {
  const breaches = checkFood({ per100g });
  return {
    refused: breaches.filter(isRefused).map(spoken),
    doubts: breaches.filter((breach) => !isRefused(breach)).map(spoken),
  };
}
