import type { Food } from '#domain/foods/food.ts';
import { pick, seededRandom, type Random } from '#server/demo/random.ts';

const SYLLABLES =
  'ba be bo ca co da de do fa fi ga go ka la le lo ma mi mo na ne no pa po ra ri ro sa se so ta te ti to va vi wa za'.split(
    ' ',
  );
const KINDS =
  'organic,classic,family size,light,original,premium,gluten free,no added sugar,country style,mini,crunchy,smoked,homestyle,zero,bio'.split(
    ',',
  );
const ADDITIONS =
  'vanilla,strawberry,dark chocolate,hazelnut,sea salt,lemon,honey,garlic,tomato and basil,caramel,mango,chili,cheese,oat,coconut'.split(
    ',',
  );
const BRANDS = 3000;

/** A fictional brand; a few have most of the products, as in a store. */
function brandOf(random: Random): string {
  const number = Math.floor(BRANDS * random() ** 3);
  const word = [number % 37, (number * 7) % 37, Math.floor(number / 37) % 37]
    .map((at) => SYLLABLES[at])
    .join('');
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** As in real downloads, half of the names are a plain food; the others add a kind, a flavor, or both. */
function nameOf({ name }: Food, random: Random): string {
  const kind = random() < 0.35 ? `${pick(random, KINDS)} ` : '';
  const addition = random() < 0.35 ? ` with ${pick(random, ADDITIONS)}` : '';
  return `${kind}${name}${addition}`;
}

function ean13(number: number): string {
  const body = `40${String(number).padStart(10, '0')}`;
  const sum = [...body].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** Products in Open Food Facts' JSONL format, generated from the reference foods with varied names and brands. */
export function* productRows(foods: readonly Food[], count: number): Generator<string> {
  const random = seededRandom('products');
  for (let number = 0; number < count; number += 1) {
    const food = pick(random, foods);
    const { energyKcal, proteinG, fatG, carbsG, fiberG, sugarsG, satFatG, sodiumMg } = food.per100g;
    const row = {
      code: ean13(number),
      product_name: nameOf(food, random),
      brands: brandOf(random),
      countries_tags: ['en:united-states'],
      categories_tags: [`en:${food.group}`],
      last_modified_t: 1_700_000_000 + number,
      serving_quantity: food.defaultPortion.grams,
      nutriments: {
        'energy-kcal_100g': energyKcal,
        proteins_100g: proteinG,
        fat_100g: fatG,
        carbohydrates_100g: carbsG,
        fiber_100g: fiberG,
        sugars_100g: sugarsG,
        'saturated-fat_100g': satFatG,
        sodium_100g: sodiumMg === undefined ? undefined : sodiumMg / 1000,
      },
    };
    yield `${JSON.stringify(row)}\n`;
  }
}
