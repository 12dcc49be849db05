import {
  ALLERGIC_REACTION,
  CHEST_PAIN,
  KETOACIDOSIS,
  OVERDOSE,
  PREGNANCY_DIET,
  PREGNANCY_WARNING,
  SEVERE_LOW,
  STROKE,
} from '#domain/coach/safety/signs/body-signs.ts';
import { SELF_HARM, SUICIDE } from '#domain/coach/safety/signs/despair-signs.ts';
import { EATING_DISORDER } from '#domain/coach/safety/signs/eating-signs.ts';
import {
  FAST_COLLAPSE,
  HIGH_PRESSURE,
  MUSCLE_BREAKDOWN,
  PREGNANCY_MEDICINE,
} from '#domain/coach/safety/signs/strain-signs.ts';
import { plainText } from '#domain/coach/safety/plain-text.ts';
import { isSeen, type Sign } from '#domain/coach/safety/signs/sign.ts';

/** Dangers with a fixed answer, most urgent first. */
export const DANGERS = [
  'suicide',
  'self-harm',
  'overdose',
  'allergic-reaction',
  'chest-pain',
  'stroke',
  'severe-low',
  'ketoacidosis',
  'high-pressure',
  'muscle-breakdown',
  'eating-disorder',
  'pregnancy-warning',
  'fast-collapse',
  'pregnancy-medicine',
  'pregnancy-diet',
] as const;
export type Danger = (typeof DANGERS)[number];

const SIGNS: Readonly<Record<Danger, readonly Sign[]>> = {
  suicide: SUICIDE,
  'self-harm': SELF_HARM,
  overdose: OVERDOSE,
  'chest-pain': CHEST_PAIN,
  stroke: STROKE,
  'severe-low': SEVERE_LOW,
  ketoacidosis: KETOACIDOSIS,
  'allergic-reaction': ALLERGIC_REACTION,
  'eating-disorder': EATING_DISORDER,
  'high-pressure': HIGH_PRESSURE,
  'muscle-breakdown': MUSCLE_BREAKDOWN,
  'pregnancy-warning': PREGNANCY_WARNING,
  'fast-collapse': FAST_COLLAPSE,
  'pregnancy-medicine': PREGNANCY_MEDICINE,
  'pregnancy-diet': PREGNANCY_DIET,
};

/** Harmless uses of the same words: a workout, an exercise, a statistic. */
const HARMLESS = [
  /\bdead(?:lift|line)s?\b/g,
  /\bdying (?:for|to (?:eat|try|know))\b/g,
  /\bkill(?:ed|ing)? (?:it|my (?:workout|cravings|appetite|run))\b/g,
  /\b(?:my )?(?:chest|breast|arms?|legs?|back|shoulders?)(?: press| day| workout| fly| flyes| circumference| measurement)s?\b/g,
  /\b(?:cut|nicked) my (?:legs?|arms?|skin|thighs?) (?:while )?shaving\b/g,
  /\boverdos(?:e|ed|ing) on (?:chocolates?|cake|pizza|cand(?:y|ies)|sweets|cookies|ice cream|bread|carbs|cheese|pasta|food|fruit|veg\w*|salad|cheese|sugar|christmas \w+|fries|chips|crisps|netflix|tv|sun(?:shine)?|cuteness)\b/g,
  /\bpurg(?:e|ed|es|ing) (?:the|my|our) (?:fridge|freezer|pantry|cupboards?|kitchen|closet|inbox|phone|photos|wardrobe|shopping list)\b/g,
  /\bhow low can (?:i|you|my) (?:go|get|be)?(?: \w+)? ?(?:on|with|in|for) (?:carbs?|sugars?|salt|sodium|fat|caffeine|alcohol|volume|weights)\b/g,
  /\bsuicide (?:sprints?|runs?|drills?|grip|squeezes?)\b/g,
  /\b(?:breast|back|swim)\s?stroke\b|\bstroke (?:rate|count)\b|\bfree\s?style strokes?\b/g,
  /\bcutting (?:calories|carbs|sugar|down|back|weight)\b(?! while pregnant)/g,
  /\bburn(?:ed|ing|s|t)?(?: (?:under|below|less|fewer|than|only|about|at|least|most))* \d+ (?:k?cals?|calories)\b/g,
];

/** Danger that a message signals; undefined for none. The message is never stored. */
export function dangerIn(question: string): Danger | undefined {
  // "Pressure" alone is also a sign of chest pain.
  let text = plainText(question).replaceAll(/\bblood pressure\b/g, 'bp');
  for (const words of HARMLESS) text = text.replace(words, ' ');
  return DANGERS.find((danger) => SIGNS[danger].some((sign) => isSeen(sign, text)));
}
