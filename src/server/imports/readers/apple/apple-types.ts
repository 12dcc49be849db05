import type { NutrientKey } from '#domain/foods/nutrients.ts';
import type { DayFigure } from '#server/imports/rows/day-collector.ts';
import type { AppleUnit } from './apple-units.ts';
import { capitalized } from '#domain/words/first-letter.ts';

/** Measured many times a day: the day's median is imported. */
export interface AppleMedian {
  readonly kind: 'median';
  readonly field: 'oxygenSaturationPercent' | 'hrvSdnnMs';
  readonly unit: AppleUnit;
}

/** How a type of record is imported. */
export type AppleUse =
  | {
      readonly kind: 'weight' | 'vitals' | 'vo2Max' | 'glucose' | 'water';
      readonly field: string;
      readonly unit: AppleUnit;
    }
  | { readonly kind: 'pressure'; readonly field: 'systolicMmhg' | 'diastolicMmhg'; readonly unit: AppleUnit }
  | { readonly kind: 'day'; readonly field: DayFigure; readonly unit: AppleUnit }
  | AppleMedian
  | { readonly kind: 'food'; readonly field: NutrientKey; readonly unit: AppleUnit }
  | { readonly kind: 'sleep' };

const QUANTITY = 'HKQuantityTypeIdentifier';
const DIETARY = `${QUANTITY}Dietary`;

const grams = (field: NutrientKey) => ({ kind: 'food', field, unit: 'g' }) as const;
const milligrams = (field: NutrientKey) => ({ kind: 'food', field, unit: 'mg' }) as const;
const micrograms = (field: NutrientKey) => ({ kind: 'food', field, unit: 'ug' }) as const;

const FOODS: Readonly<Record<string, AppleUse>> = {
  EnergyConsumed: { kind: 'food', field: 'energyKcal', unit: 'kcal' },
  Protein: grams('proteinG'),
  Carbohydrates: grams('carbsG'),
  FatTotal: grams('fatG'),
  FatSaturated: grams('satFatG'),
  FatMonounsaturated: grams('monoFatG'),
  FatPolyunsaturated: grams('polyFatG'),
  Fiber: grams('fiberG'),
  Sugar: grams('sugarsG'),
  Cholesterol: milligrams('cholesterolMg'),
  Sodium: milligrams('sodiumMg'),
  Potassium: milligrams('potassiumMg'),
  Calcium: milligrams('calciumMg'),
  Iron: milligrams('ironMg'),
  Magnesium: milligrams('magnesiumMg'),
  Phosphorus: milligrams('phosphorusMg'),
  Zinc: milligrams('zincMg'),
  Copper: milligrams('copperMg'),
  Manganese: milligrams('manganeseMg'),
  VitaminC: milligrams('vitaminCMg'),
  VitaminE: milligrams('vitaminEMg'),
  Thiamin: milligrams('thiaminMg'),
  Riboflavin: milligrams('riboflavinMg'),
  Niacin: milligrams('niacinMg'),
  PantothenicAcid: milligrams('pantothenicAcidMg'),
  VitaminB6: milligrams('vitaminB6Mg'),
  Caffeine: milligrams('caffeineMg'),
  VitaminA: micrograms('vitaminARaeUg'),
  VitaminD: micrograms('vitaminDUg'),
  VitaminK: micrograms('vitaminKUg'),
  VitaminB12: micrograms('vitaminB12Ug'),
  Folate: micrograms('folateDfeUg'),
  Selenium: micrograms('seleniumUg'),
  Iodine: micrograms('iodineUg'),
};

/** Record types that are imported; all others are skipped. */
export const APPLE_TYPES: ReadonlyMap<string, AppleUse> = new Map<string, AppleUse>([
  [`${QUANTITY}BodyMass`, { kind: 'weight', field: 'massKg', unit: 'kg' }],
  [`${QUANTITY}BodyFatPercentage`, { kind: 'weight', field: 'bodyFatPercent', unit: 'percent' }],
  [`${QUANTITY}WaistCircumference`, { kind: 'weight', field: 'waistCm', unit: 'cm' }],
  [`${QUANTITY}StepCount`, { kind: 'day', field: 'steps', unit: 'count' }],
  [`${QUANTITY}DistanceWalkingRunning`, { kind: 'day', field: 'distanceKm', unit: 'km' }],
  [`${QUANTITY}FlightsClimbed`, { kind: 'day', field: 'floors', unit: 'count' }],
  [`${QUANTITY}ActiveEnergyBurned`, { kind: 'day', field: 'energyKcal', unit: 'kcal' }],
  [`${QUANTITY}AppleExerciseTime`, { kind: 'day', field: 'moderateMinutes', unit: 'minutes' }],
  [`${QUANTITY}RestingHeartRate`, { kind: 'vitals', field: 'restingHeartRateBpm', unit: 'bpm' }],
  [`${QUANTITY}BodyTemperature`, { kind: 'vitals', field: 'bodyTemperatureC', unit: 'celsius' }],
  [`${QUANTITY}BloodPressureSystolic`, { kind: 'pressure', field: 'systolicMmhg', unit: 'mmHg' }],
  [`${QUANTITY}BloodPressureDiastolic`, { kind: 'pressure', field: 'diastolicMmhg', unit: 'mmHg' }],
  [`${QUANTITY}OxygenSaturation`, { kind: 'median', field: 'oxygenSaturationPercent', unit: 'percent' }],
  [`${QUANTITY}HeartRateVariabilitySDNN`, { kind: 'median', field: 'hrvSdnnMs', unit: 'ms' }],
  [`${QUANTITY}VO2Max`, { kind: 'vo2Max', field: 'vo2MaxMlKgMin', unit: 'vo2' }],
  [`${QUANTITY}BloodGlucose`, { kind: 'glucose', field: 'glucoseMgdl', unit: 'mgdl' }],
  [`${DIETARY}Water`, { kind: 'water', field: 'volumeMl', unit: 'ml' }],
  ['HKCategoryTypeIdentifierSleepAnalysis', { kind: 'sleep' }],
  ...Object.entries(FOODS).map(([name, use]): [string, AppleUse] => [`${DIETARY}${name}`, use]),
]);

const MAX_NAME = 60;
const WORDS = /(?<=[a-z])(?=[A-Z])/g;

/** A type's name for people: "Heart rate", "Environmental audio exposure". */
export function typeName(type: string): string {
  const name = type.replace(/^HK(?:Quantity|Category)TypeIdentifier|^HKDataType/, '');
  const words = name.slice(0, MAX_NAME).replaceAll(WORDS, ' ').toLowerCase();
  return capitalized(words);
}
