import { DRINK_ALCOHOL_G, UNIT_ALCOHOL_G } from '#domain/units/alcohol.ts';
import { ALCOHOL_KCAL_PER_G, KCAL_PER_G } from '#domain/units/energy.ts';
import { NUTRIENT_KEYS, type NutrientKey } from '#domain/foods/nutrients.ts';
import { metricRows, type Metric } from './metric.ts';

const food = metricRows({
  slice: 'meals',
  list: 'foods',
  kind: 'daily',
  days: 'complete',
  perDay: 'sum',
  stored: ['meal_items.nutrients', 'meals.total', 'meals.summary'],
});
const share = metricRows({ slice: 'meals', list: 'foods', days: 'complete', decimals: 1 });
const eating = metricRows({
  slice: 'meals',
  list: 'foods',
  field: 'at',
  days: 'complete',
  plain: 'last',
  stored: ['meals.eaten_at'],
});
const DAY_MINUTES = [0, 1440] as const;
const drink = metricRows({ slice: 'water', list: 'drinks' });

/** Names of each nutrient, the displayed one first. */
const NUTRIENT_NAMES: Readonly<Record<NutrientKey, string>> = {
  energyKcal:
    'calories; calorie intake; energy intake; energy; kcal; kilocalories; calories eaten; calories consumed; caloric intake; food energy; calorie; cals',
  proteinG: 'protein; protein intake; proteins; dietary protein',
  carbsG: 'carbs; carbohydrates; carbohydrate; carb intake; carbohydrate intake; carb',
  fatG: 'fat; fat intake; dietary fat; fats',
  fiberG: 'fiber; fibre; fiber intake; dietary fiber; dietary fibre; fibre intake',
  sugarsG: 'sugar; sugars; sugar intake',
  addedSugarsG: 'added sugars; added sugar',
  satFatG: 'saturated fat; sat fat; saturated fats; saturated fat intake; saturates; saturated fatty acids',
  monoFatG: 'monounsaturated fat; monounsaturated fats; mufa',
  polyFatG: 'polyunsaturated fat; polyunsaturated fats; pufa',
  transFatG: 'trans fat; trans fats',
  omega3AlaG: 'ALA; alpha-linolenic acid',
  omega3EpaG: 'EPA',
  omega3DhaG: 'DHA',
  cholesterolMg: 'dietary cholesterol; cholesterol intake; cholesterol',
  sodiumMg: 'sodium; salt; sodium intake; salt intake',
  potassiumMg: 'potassium; potassium intake',
  calciumMg: 'calcium; calcium intake',
  ironMg: 'iron intake; iron',
  magnesiumMg: 'magnesium intake; magnesium',
  phosphorusMg: 'phosphorus intake; phosphorus',
  zincMg: 'zinc intake; zinc',
  copperMg: 'copper intake; copper',
  manganeseMg: 'manganese; manganese intake',
  seleniumUg: 'selenium intake; selenium',
  iodineUg: 'iodine; iodine intake',
  vitaminARaeUg: 'vitamin A intake; vitamin A',
  vitaminCMg: 'vitamin C; vitamin C intake',
  vitaminDUg: 'vitamin D intake; vitamin D',
  vitaminEMg: 'vitamin E intake; vitamin E',
  vitaminKUg: 'vitamin K; vitamin K intake',
  thiaminMg: 'thiamin; thiamine; vitamin B1',
  riboflavinMg: 'riboflavin; vitamin B2',
  niacinMg: 'niacin; vitamin B3',
  vitaminB6Mg: 'vitamin B6 intake; vitamin B6',
  folateDfeUg: 'folate intake; folate',
  vitaminB12Ug: 'vitamin B12 intake; vitamin B12; b12',
  pantothenicAcidMg: 'pantothenic acid; vitamin B5',
  cholineMg: 'choline; choline intake',
  alcoholG: 'alcohol; alcohol intake',
  caffeineMg: 'caffeine; caffeine intake',
  waterG: 'water in food; water from food',
};

/** A daily intake above this is doubtful, by unit. */
const PLAUSIBLE = { kcal: 15_000, g: 3000, mg: 50_000, µg: 50_000 } as const;

const unitOf = (key: NutrientKey): keyof typeof PLAUSIBLE =>
  key.endsWith('Kcal') ? 'kcal' : key.endsWith('Mg') ? 'mg' : key.endsWith('Ug') ? 'µg' : 'g';

const energyShare = (nutrient: NutrientKey, kcalPerG: number, name: string): Metric =>
  share(
    `${nutrient.replace(/G$/, '')}EnergyPercent`,
    [
      `share of calories from ${name}`,
      ...['share', 'percentage', 'percent', 'proportion', 'fraction'].flatMap((part) =>
        ['calories', 'my calories', 'energy', 'total calories', 'my energy'].flatMap((whole) => [
          `${name} as a ${part} of ${whole}`,
          `${name} as ${part} of ${whole}`,
          `${name} ${part} of ${whole}`,
        ]),
      ),
      ...['share', 'percentage', 'percent', 'proportion', 'fraction'].flatMap((part) =>
        ['calories', 'my calories', 'energy', 'my energy', 'my intake'].flatMap((whole) =>
          [
            'from',
            'came from',
            'come from',
            'comes from',
            'was from',
            'is from',
            'were from',
            'are from',
            'was',
            'is',
          ].map((verb) => `${part} of ${whole} ${verb} ${name}`),
        ),
      ),
    ].join(';'),
    '%',
    [0, 100],
    { derived: { by: 'energy-share', nutrient, kcalPerG } },
  );

const PER_KG = [
  'protein per kilogram of body weight',
  ...['protein', 'grams of protein', 'g of protein'].flatMap((amount) =>
    ['per', 'for each', 'for every', 'a'].flatMap((each) =>
      ['kilogram', 'kg', 'kilo'].flatMap((unit) =>
        [
          '',
          ' of body weight',
          ' of my body weight',
          ' of bodyweight',
          ' of body mass',
          ' of my weight',
          ' body weight',
          ' bodyweight',
        ].map((whole) => `${amount} ${each} ${unit}${whole}`),
      ),
    ),
  ),
].join(';');

const targetShare = (metric: string, name: string, list: Metric['list'] = 'foods'): Metric =>
  share(
    `${metric}TargetPercent`,
    `percentage of ${name} target; share of ${name} target; ${name} adherence; percentage of my ${name} target; percent of my ${name} target; percentage of my ${name} goal; percent of my ${name} goal; share of my ${name} target`,
    '%',
    [0, 1000],
    { list, days: list === 'foods' ? 'complete' : 'any', derived: { by: 'target-share', metric } },
  );

/** "time between meals; hours between my meals; gap between eating". */
const GAP_NAMES = ['time', 'hours', 'gap', 'gaps', 'interval', 'break', 'stretch', 'pause', 'spacing', 'wait']
  .flatMap((noun) =>
    ['meals', 'my meals', 'eating', '2 meals', 'any 2 meals', 'my meal'].map(
      (whole) => `${noun} between ${whole}`,
    ),
  )
  .join(';');

export const DIET_METRICS: readonly Metric[] = [
  ...NUTRIENT_KEYS.map((key) => {
    const unit = unitOf(key);
    return food(key, NUTRIENT_NAMES[key], unit, [0, PLAUSIBLE[unit]], { decimals: unit === 'g' ? 1 : 0 });
  }),
  energyShare('proteinG', KCAL_PER_G.proteinG, 'protein'),
  energyShare('carbsG', KCAL_PER_G.carbsG, 'carbs'),
  energyShare('fatG', KCAL_PER_G.fatG, 'fat'),
  energyShare('satFatG', KCAL_PER_G.fatG, 'saturated fat'),
  energyShare('sugarsG', KCAL_PER_G.carbsG, 'sugar'),
  energyShare('addedSugarsG', KCAL_PER_G.carbsG, 'added sugars'),
  energyShare('alcoholG', ALCOHOL_KCAL_PER_G, 'alcohol'),
  share('proteinGPerKg', PER_KG, 'g/kg', [0, 10], {
    decimals: 2,
    derived: { by: 'per-mass', nutrient: 'proteinG' },
  }),
  targetShare('energyKcal', 'calorie'),
  targetShare('proteinG', 'protein'),
  targetShare('fiberG', 'fiber'),
  targetShare('waterMl', 'water', 'drinks'),
  food(
    'alcoholicDrinks',
    'standard drinks; alcoholic drinks; alcoholic drink; standard drink; alcoholic beverages; alcohol drinks; drinks of alcohol; drinks with alcohol; standard drinks of alcohol; servings of alcohol; alcohol servings; booze; boozy drinks; adult beverages',
    'count',
    [0, 100],
    { field: 'alcoholG', each: DRINK_ALCOHOL_G, decimals: 1, stored: [] },
  ),
  food(
    'alcoholUnits',
    'units of alcohol; alcohol units; unit of alcohol; uk units; uk units of alcohol; alcohol unit; drinking units',
    'count',
    [0, 200],
    { field: 'alcoholG', each: UNIT_ALCOHOL_G, decimals: 1, stored: [] },
  ),
  food('foodGrams', 'grams eaten; amount of food; weight of food', 'g', [0, 20_000], {
    field: 'grams',
    days: 'any',
    stored: ['meal_items.grams'],
  }),
  food('foods', 'foods; food items; food; items', 'count', [0, 100], {
    field: null,
    kind: 'event',
    days: 'any',
    plain: 'sum',
    stored: [],
  }),
  food('meals', 'meals; meal; eating occasions; meals logged', 'count', [0, 30], {
    field: null,
    kind: 'event',
    days: 'any',
    plain: 'sum',
    stored: [],
  }),
  eating('mealTime', 'meal time; time of eating', 'clock', DAY_MINUTES, {
    kind: 'event',
    days: 'any',
    derived: { by: 'clock', of: 'record' },
  }),
  eating('firstMealTime', 'first meal time; time of first meal', 'clock', DAY_MINUTES, {
    derived: { by: 'meal-end', end: 'first' },
  }),
  eating('lastMealTime', 'last meal time; time of last meal', 'clock', [0, 1680], {
    derived: { by: 'meal-end', end: 'last' },
  }),
  eating(
    'eatingWindowHours',
    'eating window; length of my eating window; eating window length; time between first and last meal; time between my first and last meal; time from first to last meal; time from my first to my last meal; hours between first and last meal; hours between my first and last meal',
    'h',
    [0, 24],
    { plain: 'mean', decimals: 1, derived: { by: 'eating-window' } },
  ),
  eating('mealGapHours', GAP_NAMES, 'h', [0, 24], {
    kind: 'event',
    plain: 'mean',
    decimals: 1,
    derived: { by: 'meal-gap' },
  }),
  drink(
    'waterMl',
    'water; water intake; hydration; fluids; fluid intake; water consumption; water drunk',
    'mL',
    [0, 15_000],
    { field: 'ml', perDay: 'sum', stored: ['drinks.water_ml'] },
  ),
  drink('drinkVolumeMl', 'volume of drinks; drink volume', 'mL', [0, 15_000], {
    field: 'volumeMl',
    perDay: 'sum',
    stored: ['drinks.volume_ml'],
  }),
  drink('drinks', 'drinks; glasses; drinks of water; glasses of water; water entries', 'count', [0, 100], {
    field: null,
    kind: 'event',
    perDay: 'sum',
    plain: 'sum',
  }),
];
