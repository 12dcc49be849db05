import { kgFromLb } from '#domain/units/mass.ts';

const AMOUNT = /\b(\d{1,3}(?:\.\d)?) ?(kgs?|kilos?|kilograms?|lbs?|pounds?)\b/;

/** How much a member wants to lose, kg: "How do I lose 10 pounds?" Undefined if they name no amount. */
export function askedLossKg(text: string): number | undefined {
  const [, amount, unit = ''] = AMOUNT.exec(text) ?? [];
  if (amount === undefined) return undefined;
  return unit.startsWith('k') ? Number(amount) : kgFromLb(Number(amount));
}

/** Whether a particular part of the body is meant. Where fat goes can't be chosen. */
export const isAboutOnePlace = (text: string): boolean =>
  /\b(?:belly|stomach|tummy|gut|love handles|muffin top|waist|thighs?|arms?|hips?|face|double chin)\b/.test(
    text,
  );

/** Whether speed is what is asked about. */
export const isInHurry = (text: string): boolean =>
  /\b(?:fast(?:er|est)?|quick(?:ly|er|est)?|asap|in (?:a|one|two|2|1|3|three) (?:days?|weeks?))\b/.test(text);
