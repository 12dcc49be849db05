import type { KetoneAlert } from './ketone-alert.ts';
import type { KetoneZone } from './ketone-zone.ts';

export const KETONE_ZONE_NAMES: Readonly<Record<KetoneZone, string>> = {
  none: 'No ketosis',
  light: 'Light ketosis',
  nutritional: 'Nutritional ketosis',
  high: 'High',
};

/** What to do about ketones that can be dangerous. */
export const KETONE_WARNINGS: Readonly<
  Record<Exclude<KetoneAlert, 'none'>, { title: string; text: string }>
> = {
  warn: {
    title: 'High ketones',
    text: 'If you’re sick, have diabetes or take an SGLT2 inhibitor, call emergency services now. This can mean ketoacidosis even with normal glucose. Otherwise, drink water, eat some carbs and measure again in two hours.',
  },
  urgent: {
    title: 'Call your doctor or a nurse advice line now',
    text: 'Elevated ketones with diabetes or high glucose can become dangerous. Drink water, don’t exercise, and measure again in an hour.',
  },
  emergency: {
    title: 'Call emergency services now',
    text: 'With diabetes or high glucose, ketones this high can mean ketoacidosis, even if your glucose is normal now. Don’t wait.',
  },
};
