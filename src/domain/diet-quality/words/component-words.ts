import { HEI_STANDARDS, type HeiKey, type HeiUnit } from '#domain/diet-quality/hei-components.ts';

interface ComponentWords {
  readonly name: string;
  /** What would score more points, in simple words. */
  readonly advice: string;
  /** Introduces the foods in the food log that contribute most. */
  readonly foods: string;
}

const FROM_DIARY = 'From your food log';
const MAIN_SOURCES = 'Top sources';

export const COMPONENT_WORDS: Readonly<Record<HeiKey, ComponentWords>> = {
  'total-fruit': {
    name: 'Fruit',
    advice: 'Add a piece of fruit a day, or berries with breakfast.',
    foods: FROM_DIARY,
  },
  'whole-fruit': {
    name: 'Whole fruit',
    advice: 'Choose whole fruit over juice.',
    foods: FROM_DIARY,
  },
  vegetables: {
    name: 'Vegetables',
    advice: 'Add a second vegetable to lunch or dinner. Frozen counts too.',
    foods: FROM_DIARY,
  },
  'greens-and-beans': {
    name: 'Greens and beans',
    advice: 'Have spinach, kale, broccoli, lentils or beans a few times a week.',
    foods: FROM_DIARY,
  },
  'whole-grains': {
    name: 'Whole grains',
    advice: 'Choose oats, brown rice or whole-grain bread over white rice and white bread.',
    foods: FROM_DIARY,
  },
  dairy: {
    name: 'Dairy',
    advice: 'Have milk, yogurt, cheese or fortified soy milk. Other plant milks don’t count here.',
    foods: FROM_DIARY,
  },
  'protein-foods': {
    name: 'Protein foods',
    advice: 'Add beans, fish, eggs, poultry, tofu or nuts to a meal that’s low in protein.',
    foods: FROM_DIARY,
  },
  'seafood-and-plant-proteins': {
    name: 'Seafood and plant proteins',
    advice: 'Choose fish, beans, tofu or a handful of nuts over meat.',
    foods: FROM_DIARY,
  },
  'fatty-acids': {
    name: 'Fatty acids',
    advice: 'Choose olive or canola oil, nuts and fish over butter, cream and fatty meat.',
    foods: 'Best sources in your food log',
  },
  'refined-grains': {
    name: 'Refined grains',
    advice: 'Cut back on white bread, white rice and pastries. Swap in whole-grain versions.',
    foods: MAIN_SOURCES,
  },
  sodium: {
    name: 'Sodium',
    advice: 'Cut back on the few foods that add most of your salt.',
    foods: MAIN_SOURCES,
  },
  'added-sugars': {
    name: 'Added sugars',
    advice: 'Cut back on sugary drinks, desserts and candy. Sugar from fruit and milk doesn’t count.',
    foods: MAIN_SOURCES,
  },
  'saturated-fat': {
    name: 'Saturated fat',
    advice: 'Eat less butter, cream, cheese and fatty meat.',
    foods: MAIN_SOURCES,
  },
};

const UNIT_WORDS: Readonly<Record<HeiUnit, string>> = {
  cups: 'cups per 1,000 kcal',
  ounces: 'ounces per 1,000 kcal',
  ratio: 'unsaturated to 1 saturated',
  'g-sodium': 'g per 1,000 kcal',
  percent: '% of calories',
};

const two = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** An amount with as many digits as its standard: "0.62", "31.4". */
export const sayAmount = (amount: number | null): string =>
  amount === null ? 'no saturated fat' : two.format(Number(amount.toPrecision(amount >= 10 ? 3 : 2)));

/** An amount with enough digits to reproduce its points: "0.596", "31.4". */
export const sayExactly = (amount: number | null): string =>
  amount === null ? 'no saturated fat' : String(Number(amount.toPrecision(4)));

/** A unit after its amount: " cups per 1,000 kcal", "% of calories". */
export function standardUnitAfter(key: HeiKey): string {
  const { unit } = HEI_STANDARDS[key];
  return unit === 'percent' ? UNIT_WORDS[unit] : ` ${UNIT_WORDS[unit]}`;
}

/** "0.8 or more", "6.5 or less": for full points. */
export function sayStandard(key: HeiKey): string {
  const { best, zero } = HEI_STANDARDS[key];
  return `${best} or ${best > zero ? 'more' : 'less'}`;
}

/** For no points: "none", "26 or more". */
export function sayZero(key: HeiKey): string {
  const { best, zero } = HEI_STANDARDS[key];
  return zero === 0 ? '0' : `${zero} or ${best > zero ? 'less' : 'more'}`;
}
