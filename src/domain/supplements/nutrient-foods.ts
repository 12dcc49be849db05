import type { FoodFirst } from './food-first.ts';
import type { Substance } from './substances.ts';

const listed = (nutrient: string) => (foods: string) => `You can get ${nutrient} from ${foods}.`;

/** Foods for nutrients that no rule suggests a supplement of. Figures of these foods: data/foods. */
export const OTHER_NUTRIENT_FOODS: Readonly<Partial<Record<Substance, FoodFirst>>> = {
  'vitamin-a': {
    foods: ['sweet potatoes', 'carrots', 'spinach', 'kale', ['milk', 'dairy'], ['eggs', 'egg']],
    says: listed('vitamin A'),
  },
  'beta-carotene': {
    foods: ['sweet potatoes', 'carrots', 'pumpkin', 'spinach', 'kale', 'apricots'],
    says: listed('beta-carotene'),
  },
  thiamin: {
    foods: ['whole grains', ['pork', 'pork'], 'beans', 'lentils', 'sunflower seeds'],
    says: listed('thiamin'),
  },
  riboflavin: {
    foods: [
      ['milk', 'dairy'],
      ['yogurt', 'dairy'],
      ['eggs', 'egg'],
      ['lean meat', 'meat'],
      'mushrooms',
      ['almonds', 'nuts'],
    ],
    says: listed('riboflavin'),
  },
  niacin: {
    foods: [
      ['chicken', 'meat'],
      ['tuna', 'fish'],
      ['salmon', 'fish'],
      ['peanuts', 'nuts'],
      'brown rice',
      'mushrooms',
    ],
    says: listed('niacin'),
  },
  'pantothenic-acid': {
    foods: [
      ['chicken', 'meat'],
      ['eggs', 'egg'],
      'mushrooms',
      'avocado',
      'sunflower seeds',
      'sweet potatoes',
    ],
    says: listed('pantothenic acid'),
  },
  'vitamin-b6': {
    foods: [['fish', 'fish'], ['chicken', 'meat'], 'chickpeas', 'potatoes', 'bananas'],
    says: listed('vitamin B6'),
  },
  biotin: {
    foods: [['eggs', 'egg'], ['salmon', 'fish'], 'sunflower seeds', ['almonds', 'nuts'], 'sweet potatoes'],
    says: listed('biotin'),
  },
  'vitamin-e': {
    foods: [
      'sunflower seeds',
      ['almonds', 'nuts'],
      ['hazelnuts', 'nuts'],
      'sunflower oil',
      'avocado',
      'spinach',
    ],
    says: listed('vitamin E'),
  },
  'vitamin-k': {
    foods: ['kale', 'spinach', 'broccoli', 'Brussels sprouts', 'lettuce', 'canola oil'],
    says: (foods) =>
      `${listed('vitamin K')(foods)} If you take warfarin, keep the amount steady from week to week.`,
  },
  choline: {
    foods: [['eggs', 'egg'], ['beef', 'meat'], ['salmon', 'fish'], ['soybeans', 'soy'], 'broccoli', 'quinoa'],
    says: listed('choline'),
  },
  chromium: {
    foods: ['broccoli', 'whole grains', ['turkey', 'meat'], 'green beans'],
    says: listed('chromium'),
  },
  copper: {
    foods: [
      ['cashews', 'nuts'],
      'sunflower seeds',
      'lentils',
      'mushrooms',
      ['oysters', 'shellfish'],
      'dark chocolate',
    ],
    says: listed('copper'),
  },
  manganese: {
    foods: ['whole grains', ['nuts', 'nuts'], 'beans', 'spinach', 'pineapple', 'tea'],
    says: listed('manganese'),
  },
  molybdenum: { foods: ['beans', 'lentils', 'whole grains', ['nuts', 'nuts']], says: listed('molybdenum') },
  phosphorus: {
    foods: [
      ['milk', 'dairy'],
      ['yogurt', 'dairy'],
      ['fish', 'fish'],
      ['meat', 'meat'],
      'lentils',
      ['nuts', 'nuts'],
    ],
    says: listed('phosphorus'),
  },
  sodium: {
    foods: [
      'bread',
      ['cheese', 'dairy'],
      ['cold cuts', 'meat'],
      'canned soup',
      'pizza',
      'sauces',
      'salty snacks',
    ],
    says: (foods) => `Most sodium comes from ${foods}. Most people get more than they need.`,
  },
};
