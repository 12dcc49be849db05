import { findMetric } from '#domain/metrics/catalog.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { toMetricUnit } from '#domain/questions/spoken-units.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import type { Read } from './listed-days.ts';

/** The first letters of a unit name it: "grams", "kilos", "ounces", "pounds". */
const UNITS: Readonly<Record<string, string>> = { g: 'g', k: 'kg', o: 'oz', l: 'lb', p: 'lb' };
const MASS = '(?<mass>[\\d.]+) ?(?<unit>g|grams?|kg|kilos?|kilograms?|oz|ounces?|lbs?|pounds?)';
const ABOVE = '(?:(?<over>over|more than|above)|at least)';
const TIME = '(?<time>(?: (?:in|on|this|last|over|since|during|from|for|between|so far)\\b[^?]*?)?)';
const FOOD = '(?<food>[a-z][a-z -]*?)';

/** "How many days did I eat more than 100 g of rice in May?", "days with at least 200 g of chicken". */
const FORMS: readonly RegExp[] = [
  `(?:on )?(?:how many|which|what) days (?:did|have|do) i (?:eat|eaten|have|had|get|gotten) ${ABOVE} ${MASS} of ${FOOD}${TIME}`,
  `(?:number of |count of )?days (?:with|when i (?:ate|had)) ${ABOVE} ${MASS} of ${FOOD}${TIME}`,
].map((form) => new RegExp(`^${form}$`));

/** Days on which more than some amount of a food was eaten. Undefined for other questions, and for nutrients. */
export function readDaysOfFood(question: string, read: Read): Understood | undefined {
  const text = normalized(question).replace(/ ?\?$/, '');
  const said = FORMS.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!said) return undefined;
  const { mass, unit = '', food, time = '', over } = said;
  const whole = read(`how many grams of ${food} did i eat${time}`)?.query;
  const metric = whole && findMetric(whole.metric);
  if (metric?.key !== 'foodGrams' || whole?.aggregate !== 'sum' || whole.where?.food === undefined)
    return undefined;
  const grams = toMetricUnit(Number(mass), UNITS[unit.charAt(0)] ?? unit, metric);
  if (grams === undefined) return undefined;
  return {
    query: {
      ...whole,
      aggregate: 'count',
      threshold: { op: over === undefined ? '>=' : '>', value: grams },
    },
  };
}
