import type { Understood } from '#domain/questions/read-one.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import type { Read } from './listed-days.ts';

const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000, oz: 28.349_523_125, lb: 453.592_37 };
const MASS =
  '(?<mass>[\\d.]+) ?(?:(?<g>g|grams?)|(?<kg>kg|kilos?|kilograms?)|(?<oz>oz|ounces?)|(?<lb>lbs?|pounds?))';
const ABOVE = '(?:(?<over>over|more than|above)|at least)';
const TIME = '(?<time>(?: (?:in|on|this|last|over|since|during|from|for|between|so far)\\b[^?]*?)?)';
const FOOD = '(?<food>[a-z][a-z -]*?)';

/** "How many days did I eat more than 100 g of rice in May?", "days with at least 200 g of chicken". */
const FORMS: readonly RegExp[] = [
  `(?:on )?(?<asked>how many|which|what) days (?:did|have|do) i (?:eat|eaten|have|had|get|gotten) ${ABOVE} ${MASS} of ${FOOD}${TIME}`,
  `(?:number of |count of )?days (?:with|when i (?:ate|had)) ${ABOVE} ${MASS} of ${FOOD}${TIME}`,
].map((form) => new RegExp(`^${form}$`));

/** Days on which more than some amount of a food was eaten. Undefined for other questions, and for nutrients. */
export function readDaysOfFood(question: string, read: Read): Understood | undefined {
  const text = normalized(question).replace(/ ?\?$/, '');
  const said = FORMS.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!said) return undefined;
  const { mass, food, time = '', over } = said;
  const whole = read(`how many grams of ${food} did i eat${time}`)?.query;
  if (whole?.metric !== 'foodGrams' || whole.aggregate !== 'sum' || whole.where?.food === undefined)
    return undefined;
  const unit = Object.keys(GRAMS).find((each) => said[each] !== undefined) ?? 'g';
  return {
    query: {
      ...whole,
      aggregate: 'count',
      threshold: { op: over === undefined ? '>=' : '>', value: Number(mass) * (GRAMS[unit] ?? 1) },
    },
  };
}
