import {
  DANGEROUSLY_HIGH_MGDL,
  VERY_HIGH_MGDL,
  type GlucoseFlag,
  type GlucoseTarget,
  type JudgedReading,
} from '#domain/glucose/judge-reading.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { formatGlucose, sayGlucose } from '#domain/glucose/glucose-text.ts';

/** A judged reading in words. `critical`: there is something to do now. */
export interface Judgment {
  /** In one word, for a list of old readings. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly tone: 'plain' | 'critical';
}

const FLAGS: Readonly<Record<GlucoseFlag, string>> = {
  'prediabetes-range':
    'This fasting reading is above normal but below the diabetes range. One reading doesn’t tell you much. See a doctor if it happens again.',
  'diabetes-range-if-repeated':
    'If you get a fasting reading like this on a second day, see a doctor for a lab test.',
  'high-one-hour':
    'This is above the usual range for one hour after a meal. See if it happens again after other meals.',
  'high-two-hours':
    'This is above the usual range for two hours after a meal. If it happens again, talk to a doctor.',
  'doctor-if-symptoms':
    'This is far above the usual range. See a doctor soon, or today if you’re thirsty, tired or urinating a lot.',
};

const aim = (target: GlucoseTarget | undefined, unit: GlucoseUnit): string =>
  target
    ? `The target for readings like this is ${formatGlucose(target.fromMgdl, unit)} to ${formatGlucose(target.toMgdl, unit)} ${unit}.`
    : 'There’s no target for this time of day. Targets cover fasting, meals and bedtime.';

/** A reading's judgment in words, with what to do if necessary. Never a diagnosis. */
export function judgmentWords({ verdict, flag, target }: JudgedReading, unit: GlucoseUnit): Judgment {
  switch (verdict) {
    case 'emergency':
      return {
        name: 'Emergency',
        title: 'Call emergency services now',
        text: 'Very high glucose with high ketones can mean ketoacidosis. Don’t wait, and don’t exercise.',
        tone: 'critical',
      };
    case 'urgent':
      return {
        name: 'Urgent',
        title: 'Call your doctor or a nurse advice line now',
        text: 'High glucose with elevated ketones can become dangerous. Drink water, don’t exercise, and measure again in an hour.',
        tone: 'critical',
      };
    case 'dangerously-high':
      return {
        name: 'Dangerously high',
        title: 'Dangerously high: get help now',
        text: `Glucose above ${sayGlucose(DANGEROUSLY_HIGH_MGDL, unit)} can be an emergency. Wash your hands and check with a fingerstick right away. If it’s just as high, call emergency services. Don’t wait if you’re vomiting, breathing fast or confused.`,
        tone: 'critical',
      };
    case 'very-high':
      return {
        name: 'Very high',
        title: 'Very high: measure again',
        text: `Wash your hands and measure again. If it stays above ${sayGlucose(VERY_HIGH_MGDL, unit)}, call your doctor or a nurse advice line today. Check your ketones if you can, drink water and don’t exercise. If you’re vomiting, breathing fast or confused, call emergency services.`,
        tone: 'critical',
      };
    case 'very-low':
      return {
        name: 'Very low',
        title: 'Very low: act now',
        text: 'Have 15 to 20 g of fast-acting sugar, such as half a cup of juice, and check again in 15 minutes. Have someone stay with you. If you can’t swallow or your glucose stays low, call emergency services.',
        tone: 'critical',
      };
    case 'low':
      return {
        name: 'Low',
        title: 'Low glucose',
        text: 'Have 15 g of fast-acting carbs and check again in 15 minutes. Lying on a sensor can make it read low. Check with a fingerstick.',
        tone: 'critical',
      };
    case 'flagged':
      return {
        name: flag === 'doctor-if-symptoms' ? 'High' : 'Higher than usual',
        title: flag === 'doctor-if-symptoms' ? 'High glucose' : 'Higher than usual',
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
      return { name: 'Logged', title: 'Logged', text: aim(target, unit), tone: 'plain' };
  }
}
