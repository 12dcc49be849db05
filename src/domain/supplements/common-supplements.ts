import type { DayTime } from './rule.ts';
import type { Amount, Substance } from './substances.ts';

/** A supplement as sold. Members find it by name and adjust it to the label. */
export interface CommonSupplement {
  readonly name: string;
  readonly amounts: readonly Amount[];
  readonly times: readonly DayTime[];
}

const one = (
  name: string,
  substance: Substance,
  amount: number,
  ...times: readonly DayTime[]
): CommonSupplement => ({ name, amounts: [{ substance, amount }], times });

/** Typical one-a-day multivitamin, about 100% of daily values. */
const MULTIVITAMIN: readonly Amount[] = [
  { substance: 'vitamin-a', amount: 900 },
  { substance: 'thiamin', amount: 1.2 },
  { substance: 'riboflavin', amount: 1.3 },
  { substance: 'niacin', amount: 16 },
  { substance: 'vitamin-b6', amount: 1.7 },
  { substance: 'folate', amount: 240 },
  { substance: 'vitamin-b12', amount: 2.4 },
  { substance: 'vitamin-c', amount: 90 },
  { substance: 'vitamin-d', amount: 20 },
  { substance: 'vitamin-e', amount: 15 },
  { substance: 'zinc', amount: 11 },
  { substance: 'selenium', amount: 55 },
  { substance: 'iodine', amount: 150 },
];

/** Common supplements and a typical amount per serving, by name. */
export const COMMON_SUPPLEMENTS: readonly CommonSupplement[] = [
  one('Vitamin D3 1,000 IU', 'vitamin-d', 25, 'midday'),
  one('Vitamin D3 2,000 IU', 'vitamin-d', 50, 'midday'),
  one('Vitamin B12 100 µg', 'vitamin-b12', 100, 'morning'),
  one('Vitamin B12 1,000 µg', 'vitamin-b12', 1000, 'morning'),
  one('Vitamin C 200 mg', 'vitamin-c', 200, 'morning'),
  one('Vitamin E', 'vitamin-e', 15, 'midday'),
  one('Vitamin K2', 'vitamin-k', 100, 'midday'),
  one('Folic acid 400 µg', 'folate', 400, 'morning'),
  one('Biotin', 'biotin', 1000, 'morning'),
  one('Beta-carotene', 'beta-carotene', 6, 'midday'),
  one('Iron 14 mg', 'iron', 14, 'morning'),
  one('Magnesium 200 mg', 'magnesium', 200, 'evening'),
  one('Calcium 500 mg', 'calcium', 500, 'midday'),
  one('Zinc 10 mg', 'zinc', 10, 'evening'),
  one('Selenium 55 µg', 'selenium', 55, 'midday'),
  one('Iodine 150 µg', 'iodine', 150, 'morning'),
  one('Potassium', 'potassium', 99, 'midday'),
  one('Fish oil', 'omega-3', 300, 'midday'),
  one('Algae oil', 'omega-3', 250, 'midday'),
  one('Cod liver oil', 'fish-liver-oil', 5, 'midday'),
  one('Creatine', 'creatine', 5, 'morning'),
  one('Whey protein', 'protein', 25, 'morning'),
  one('Plant protein', 'protein', 22, 'morning'),
  one('Psyllium husk', 'psyllium', 5, 'morning'),
  one('Plant sterols', 'plant-sterols', 2, 'midday'),
  one('Beet juice', 'nitrate', 400, 'morning'),
  one('Probiotic', 'probiotic', 10, 'morning'),
  one('Melatonin 1 mg', 'melatonin', 1, 'bedtime'),
  one('L-theanine', 'theanine', 200, 'evening'),
  one('Coenzyme Q10', 'coenzyme-q10', 100, 'midday'),
  one('Caffeine tablet', 'caffeine', 100, 'morning'),
  one('Turmeric (curcumin)', 'curcumin', 500, 'midday'),
  one('Ashwagandha', 'ashwagandha', 300, 'evening'),
  one('Berberine', 'berberine', 500, 'midday'),
  one('Ginkgo', 'ginkgo', 120, 'morning'),
  one('Garlic', 'garlic', 600, 'midday'),
  one('Cranberry', 'cranberry', 500, 'morning'),
  one('Echinacea', 'echinacea', 400, 'morning'),
  one('Red yeast rice', 'red-yeast-rice', 600, 'evening'),
  one('Spirulina', 'spirulina', 3, 'morning'),
  one('St. John’s wort', 'st-johns-wort', 300, 'morning'),
  one('5-HTP', '5-htp', 100, 'evening'),
  one('SAMe', 'same', 400, 'morning'),
  one('L-tryptophan', 'tryptophan', 500, 'bedtime'),
  one('Cinnamon extract', 'cinnamon', 500, 'midday'),
  one('Alpha-lipoic acid', 'alpha-lipoic-acid', 300, 'morning'),
  { name: 'Multivitamin', amounts: MULTIVITAMIN, times: ['morning'] },
];

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Finds a common supplement by exact name, ignoring spelling differences. */
export const commonByName = (name: string): CommonSupplement | undefined =>
  COMMON_SUPPLEMENTS.find((known) => plain(known.name) === plain(name));
