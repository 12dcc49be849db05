import { OUNCE_G } from '#domain/units/mass.ts';
import type { FoodPattern } from './food-pattern.ts';

/** Serving sizes used by studies of food and mortality. */
export const SERVING_G = 80;
const HANDFUL_G = 28;
const FRUIT_CUP_G = 150;
const VEGETABLE_CUP_G = 130;
const LEGUME_CUP_G = 175;
const WHOLE_GRAIN_SERVING_G = 30;
const NUTS_G_PER_EQUIVALENT = OUNCE_G / 2;

type ByKind = FoodPattern['byKind'];

/** Servings of 80 g of whole fruit. Dried fruit counts as the fresh fruit it was made from, and juice doesn't count. */
export const fruitServings = ({ fruit = 0 }: ByKind): number => (fruit * FRUIT_CUP_G) / SERVING_G;

/** Servings of 80 g of vegetables, without potatoes and other starchy ones. */
export const vegetableServings = ({ vegetable = 0, 'dark-green': green = 0 }: ByKind): number =>
  ((vegetable + green) * VEGETABLE_CUP_G) / SERVING_G;

/** Servings of 30 g of whole-grain foods, such as bread and flakes. */
export const wholeGrainServings = ({ 'whole-grain': grain = 0 }: ByKind): number =>
  (grain * OUNCE_G) / WHOLE_GRAIN_SERVING_G;

/** Handfuls of 28 g of nuts and seeds. */
export const nutHandfuls = ({ nut = 0 }: ByKind): number => (nut * NUTS_G_PER_EQUIVALENT) / HANDFUL_G;

/** Servings of 80 g of cooked legumes. */
export const legumeServings = ({ legume = 0 }: ByKind): number => (legume * LEGUME_CUP_G) / SERVING_G;
