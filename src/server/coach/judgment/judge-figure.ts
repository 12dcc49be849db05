import type { Reply } from '#domain/coach/reply.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { bodyFatReply, bodyMassReply, fitnessReply, restingRateReply, waistReply } from './judge-body.ts';
import { glucoseReply, timeInRangeReply, variabilityReply } from './judge-glucose.ts';
import { oxygenReply, temperatureReply } from './judge-vitals.ts';
import { hrvReply, ketonesReply, sleepScoreReply, stressReply } from './judge-rest.ts';

type Judge = (asker: CoachAsker, stated?: number) => Promise<Reply | undefined>;

/** Figures that are rated by the bands of their screens. */
const JUDGES: readonly { readonly words: RegExp; readonly judge: Judge; readonly isOwnOnly?: true }[] = [
  { words: /^(?:bmi|body mass index|weight|body weight)$/, judge: bodyMassReply },
  {
    words: /^(?:waist(?:line)?(?: (?:size|circumference|measurement))?|belly)$/,
    judge: waistReply,
    isOwnOnly: true,
  },
  { words: /^(?:body fat|bf|bf%|fat percentage|body fat (?:percentage|percent|%))$/, judge: bodyFatReply },
  { words: /^(?:vo2 ?max|cardio fitness|fitness)$/, judge: fitnessReply },
  {
    words: /^(?:(?:resting )?(?:heart ?rate|hr|pulse|heart ?beat)|rhr|(?:heart rate|pulse) at rest)$/,
    judge: restingRateReply,
  },
  { words: /^(?:hrv|heart rate variability|rmssd)$/, judge: hrvReply, isOwnOnly: true },
  { words: /^(?:stress|stress (?:level|score)s?)$/, judge: stressReply, isOwnOnly: true },
  { words: /^sleep (?:score|quality)$/, judge: sleepScoreReply },
  { words: /^(?:(?:glucose )?time in range|tir)$/, judge: timeInRangeReply },
  { words: /^(?:glucose|blood sugar) (?:variability|cv)$/, judge: variabilityReply },
  // "Is my sugar OK?" is about food without readings.
  {
    words: /^(?:(?:blood )?(?:glucose|sugars?)|bg|glucose readings?|sugar readings?)$/,
    judge: glucoseReply,
    isOwnOnly: true,
  },
  { words: /^(?:(?:body )?temp(?:erature)?)$/, judge: temperatureReply },
  { words: /^(?:(?:blood )?oxygen(?: saturation)?|spo2|saturation|o2)$/, judge: oxygenReply },
  { words: /^(?:blood )?ketones?$|^ketone levels?$/, judge: ketonesReply },
];

/**
 * Rates a figure that isn't a blood marker or an intake; undefined if none is named.
 * @param stated value that the member named instead of their own
 */
export async function judgeFigure(
  asker: CoachAsker,
  named: string,
  stated?: number,
): Promise<Reply | undefined> {
  const words = named
    .replace(/^(?:my|the|an?) /, '')
    .replace(/ levels?$/, '')
    .trim();
  const found = JUDGES.find((each) => each.words.test(words));
  if (!found || (stated !== undefined && found.isOwnOnly)) return undefined;
  // A weight isn't a body mass index.
  if (stated !== undefined && /weight/.test(words)) return undefined;
  return found.judge(asker, stated);
}
