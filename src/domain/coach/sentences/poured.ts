import type { Metric } from '#domain/metrics/metric.ts';
import type { Query } from '#domain/query/query.ts';

const POURED =
  /(?:^| )(?:coffee|espresso|latte|cappuccino|americano|macchiato|mocha|tea|chai|matcha|water|juice|lemonade|soda|cola|coke|pepsi|sprite|beer|ale|lager|stout|wine|champagne|prosecco|cider|cocktail|margarita|mojito|whiske?y|vodka|gin|rum|tequila|milk|kefir|smoothie|milkshake|shake|kombucha|cocoa|hot chocolate|drink)s?$/;
/** Poured on food as often as it is drunk. */
const OFTEN_EATEN = /(?:^| )(?:milk|kefir)s?$/;

const every = (food: string, test: RegExp): boolean => food.split(' or ').every((name) => test.test(name));

/** Whether the amount of a food is a volume: a gram of a drink is about a milliliter. */
export const isPoured = ({ key }: Pick<Metric, 'key'>, { where }: Pick<Query, 'where'>): boolean =>
  key === 'foodGrams' && where?.food !== undefined && every(where.food, POURED);

/** "drank" coffee, "had" bread. */
export const hadVerb = (food: string): readonly [past: string, participle: string] =>
  every(food, POURED) && !every(food, OFTEN_EATEN) ? ['drank', 'drunk'] : ['had', 'had'];
