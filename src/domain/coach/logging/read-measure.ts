import type { BodyMeasure } from '#domain/body/measure-ranges.ts';

/** A body measurement to log, other than weight. */
export interface MeasureToLog {
  readonly measure: Exclude<BodyMeasure, 'massKg'>;
  readonly amount: number;
  /** Undefined if none was said. */
  readonly unit: 'cm' | 'in' | '%' | undefined;
}

const NAMES: readonly (readonly [MeasureToLog['measure'], string])[] = [
  ['waistCm', 'waist(?:line)?(?: circumference| size| measurement)?'],
  ['hipCm', 'hips?(?: circumference| size| measurement)?'],
  ['bodyFatPercent', 'body ?fat(?: percentage| percent|%)?|bf%?'],
];
const UNIT = '(cm|centimet(?:er|re)s?|in|inch|inches|"|%|percent)';
const WHEN = '(?: (?:today|this morning|now|right now|just now|currently))*';

const PATTERNS = NAMES.map(
  ([measure, name]) =>
    [
      measure,
      new RegExp(
        `^(?:(?:log|add|record|save|track|enter|put in|set) (?:that )?)?(?:my )?(?:today's |current |new )?(?:${name})${WHEN}(?: to| of| is| are| was| were| as| at|'s|:| =| measures?| measured| came (?:in|out) at| came to)*,? ?(\\d{1,3}(?:[.,]\\d+)?) ?${UNIT}?${WHEN}$`,
      ),
    ] as const,
);

/**
 * Reads "my waist is 102 cm", "log body fat 22%".
 * @param text plain words
 */
export function readMeasure(text: string): MeasureToLog | undefined {
  for (const [measure, pattern] of PATTERNS) {
    const [, amount, said] = pattern.exec(text.replace(/[.!]+$/, '')) ?? [];
    if (amount === undefined) continue;
    const unit =
      said === undefined ? undefined : said.startsWith('c') ? 'cm' : /^(?:%|p)/.test(said) ? '%' : 'in';
    const isOfFat = measure === 'bodyFatPercent';
    if (unit !== undefined && (unit === '%') !== isOfFat) return undefined;
    return { measure, amount: Number(amount.replace(',', '.')), unit };
  }
  return undefined;
}
