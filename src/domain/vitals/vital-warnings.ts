import { fahrenheitFromCelsius } from '#domain/units/temperature.ts';
import { type BloodPressure, pressureCategory } from './blood-pressure.ts';
import { CATEGORY_ADVICE } from './pressure-words.ts';

/** A reading that calls for action, and what to do. */
export interface VitalWarning {
  readonly title: string;
  readonly text: string;
}

/** Fever at which adults should call a doctor right away (103 °F), and hypothermia: MedlinePlus, articles 003090 and 000038. */
export const HIGH_FEVER_C = 39.4;
const HYPOTHERMIA_C = 35;
/** Hypoxemia: WHO, Oxygen therapy for children and adults, 2016, ISBN 978-92-4-154955-4. */
const LOW_OXYGEN_PERCENT = 90;
/** Limits of a resting heart rate that needs a doctor: science notes 7.4. */
export const FAST_HEART_BPM = 120;
export const SLOW_HEART_BPM = 40;

/** "103 °F (39.4 °C)" */
const sayDegrees = (temperatureC: number): string =>
  `${Math.round(fahrenheitFromCelsius(temperatureC))} °F (${temperatureC} °C)`;

/** What to do about a fever. */
export const FEVER_WORDS = `For a fever, rest and drink plenty of fluids. Call a doctor if it lasts more than three days or reaches ${sayDegrees(HIGH_FEVER_C)}. If you’re pregnant or having chemotherapy, or have a weakened immune system, call your care team now.`;

/** Warning about a blood pressure in the crisis category. */
export const pressureWarning = (pressure: BloodPressure): VitalWarning | undefined =>
  pressureCategory(pressure) === 'crisis'
    ? { title: 'Dangerously high blood pressure', text: CATEGORY_ADVICE.crisis }
    : undefined;

/** Warning about an adult's body temperature from 39.4 °C or below 35 °C. */
export function temperatureWarning(temperatureC: number): VitalWarning | undefined {
  if (temperatureC >= HIGH_FEVER_C)
    return {
      title: 'High fever',
      text: `Measure again. If it’s still ${sayDegrees(HIGH_FEVER_C)} or higher, call a doctor now. If you have a stiff neck, a severe headache, a rash, confusion, a seizure or trouble breathing, call emergency services.`,
    };
  if (temperatureC < HYPOTHERMIA_C)
    return {
      title: 'Very low temperature',
      text: `Measure again, under your tongue if you can. If it’s still below ${sayDegrees(HYPOTHERMIA_C)}, get warm and call emergency services. If you’re shivering hard, confused or very drowsy, call right away.`,
    };
  return undefined;
}

/** What to do about a low reading of blood oxygen. */
export const LOW_OXYGEN_WORDS = `Sit still, warm your hands and measure again. If it stays below ${LOW_OXYGEN_PERCENT}%, call emergency services. If you’re short of breath or confused, or have chest pain or blue lips, call right away. If your doctor has set another limit for you, follow it.`;

/** Warning about oxygen saturation below 90%. */
export const oxygenWarning = (percent: number): VitalWarning | undefined =>
  percent < LOW_OXYGEN_PERCENT ? { title: 'Low blood oxygen', text: LOW_OXYGEN_WORDS } : undefined;

/** Warning about a resting heart rate above 120. */
export const heartRateWarning = (bpm: number): VitalWarning | undefined =>
  bpm > FAST_HEART_BPM
    ? {
        title: 'Very high resting heart rate',
        text: `Sit quietly for five minutes and measure again. If it stays above ${FAST_HEART_BPM} bpm, call a doctor today. If you have chest pain, feel faint or are short of breath, call emergency services now.`,
      }
    : undefined;
