import type { GlucoseFlag, GlucoseTarget, JudgedReading } from '#domain/glucose/judge-reading.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { formatGlucose, sayGlucose } from '#domain/glucose/shown-glucose.ts';

/** A judged reading in words. `critical`: there is something to do now. */
export interface Judgement {
  /** In a word, for a list of readings long past. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly tone: 'plain' | 'critical';
}

const FLAGS: Readonly<Record<GlucoseFlag, string>> = {
  'prediabetes-range':
    'Between normal and diabetes when fasting. One reading says little; show a doctor if it comes again.',
  'diabetes-range-if-repeated':
    'Fasting readings like this on two days are a reason to see a doctor, who measures in the laboratory.',
  'high-one-hour': 'Higher than usual one hour after a meal. See whether it comes again after other meals.',
  'high-two-hours': 'Higher than usual two hours after a meal. If it comes again, show it to a doctor.',
  'doctor-if-symptoms':
    'Far above the usual. See a doctor soon, today if you are thirsty, tired or pass a lot of urine.',
};

const aim = (target: GlucoseTarget | undefined, unit: GlucoseUnit): string =>
  target
    ? `The target at this time is ${formatGlucose(target.fromMgdl, unit)} to ${formatGlucose(target.toMgdl, unit)} ${unit}.`
    : 'There is no target for readings at other times.';

/** A reading's judgment in words, with what to do if necessary. Never a diagnosis. */
export function judgementWords({ verdict, flag, target }: JudgedReading, unit: GlucoseUnit): Judgement {
  switch (verdict) {
    case 'emergency':
      return {
        name: 'Emergency',
        title: 'Call emergency services now',
        text: 'Very high glucose with high ketones can be ketoacidosis. Do not wait, and do not exercise.',
        tone: 'critical',
      };
    case 'urgent':
      return {
        name: 'Urgent',
        title: 'Call your doctor or an urgent care line now',
        text: 'High glucose with raised ketones can become dangerous. Drink water, do not exercise, and measure again in an hour.',
        tone: 'critical',
      };
    case 'dangerously-high':
      return {
        name: 'Dangerously high',
        title: 'Dangerously high: get help now',
        text: `Above ${sayGlucose(400, unit)} glucose can be an emergency. Wash your hands and check with a finger-stick at once. If it is as high, call emergency services, and do not wait where you vomit, breathe fast or feel confused.`,
        tone: 'critical',
      };
    case 'very-high':
      return {
        name: 'Very high',
        title: 'Very high: measure again',
        text: `Wash your hands and measure again. If it stays above ${sayGlucose(300, unit)}, call your doctor or an urgent care line today. Measure ketones if you can, drink water and do not exercise. If you vomit, breathe fast or feel confused, call emergency services.`,
        tone: 'critical',
      };
    case 'very-low':
      return {
        name: 'Very low',
        title: 'Very low: act now',
        text: 'Take 15 to 20 g of fast sugar, such as a glass of juice, and measure again in 15 minutes. Have somebody with you; if you cannot swallow or it stays low, call emergency services.',
        tone: 'critical',
      };
    case 'low':
      return {
        name: 'Low',
        title: 'Low',
        text: 'Take 15 g of fast sugar and measure again in 15 minutes. Lying on a sensor can make it read low: check with a finger-stick.',
        tone: 'critical',
      };
    case 'flagged':
      return {
        name: flag === 'doctor-if-symptoms' ? 'High' : 'Above the usual',
        title: flag === 'doctor-if-symptoms' ? 'High' : 'Above the usual',
        text: flag ? FLAGS[flag] : aim(target, unit),
        tone: flag === 'doctor-if-symptoms' ? 'critical' : 'plain',
      };
    case 'above-target':
      return { name: 'Above target', title: 'Above target', text: aim(target, unit), tone: 'plain' };
    case 'below-target':
      return { name: 'Below target', title: 'Below target', text: aim(target, unit), tone: 'plain' };
    case 'in-target':
      return { name: 'On target', title: 'On target', text: aim(target, unit), tone: 'plain' };
    case 'no-target':
      return { name: 'Noted', title: 'Noted', text: aim(target, unit), tone: 'plain' };
  }
}
