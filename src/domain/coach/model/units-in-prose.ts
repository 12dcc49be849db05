import type { CoachFigure } from '#domain/coach/reply.ts';

/** Words for units, keyed by the unit as displayed. */
const SYNONYMS: Readonly<Record<string, string>> = {
  kcal: 'kcal|kilocalories|calories|cals?|kcals',
  g: 'g|grams?',
  mg: 'mg|milligrams?',
  µg: 'µg|μg|mcg|micrograms?',
  ml: 'ml|milliliters?|millilitres?',
  L: 'l|liters?|litres?',
  kg: 'kg|kgs|kilos?|kilograms?',
  lb: 'lbs?|pounds?',
  'fl oz': 'fl oz|fluid ounces?',
  oz: 'oz|ounces?',
  min: 'min|mins|minutes?',
  h: 'h|hrs?|hours?',
  s: 'seconds|secs?',
  '%': '%|percent|percentage points|per cent',
  bpm: 'bpm|beats per minute|beats a minute|beats',
  ms: 'ms|milliseconds?',
  'mm Hg': 'mm ?hg',
  'mg/dL': 'mg/dl',
  'mmol/L': 'mmol/l|mmol',
  km: 'km|kilometers?|kilometres?',
  m: 'm|meters?|metres?',
  mi: 'mi|miles?',
  cm: 'cm|centimeters?|centimetres?',
  in: 'inch|inches',
  '°C': '°c|degrees celsius|celsius',
  '°F': '°f|degrees fahrenheit|fahrenheit',
  kJ: 'kj|kilojoules?',
  year: 'years?',
  years: 'years?',
  IU: 'iu',
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const AFTER = /\[\[(f\d+)\]\](\s*)/g;
const startsWith = (words: string): RegExp => new RegExp(String.raw`^(?:${words})(?![\p{L}\p{N}/])`, 'iu');
const UNITS = Object.entries(SYNONYMS).map(([unit, words]) => [unit, startsWith(words)] as const);

/** Units that repeat what the app shows. "7 h 24 min" may be followed by "hours"; "in" is rarely inches. */
function repeatedWords(unit: string): string {
  if (unit === 'min' || unit === 'h') return `${SYNONYMS['h']}|${SYNONYMS['min']}`;
  return [...(unit === 'in' ? [] : [escaped(unit)]), SYNONYMS[unit]]
    .filter((words) => words !== undefined)
    .join('|');
}

/** Removes units that the app already shows with the figure: "[[f1]] kcal". */
export function withoutRepeatedUnits(text: string, figures: readonly CoachFigure[]): string {
  return figures.reduce((said, { id, shown: { unit } }) => {
    if (unit === '') return said;
    const after = new RegExp(
      String.raw`(\[\[${id}\]\])\s*(?:${repeatedWords(unit)})(?![\p{L}\p{N}/])`,
      'giu',
    );
    return said.replaceAll(after, '$1');
  }, text);
}

/** "a day", "per week": what a rate is for. */
const RATE =
  /^(?:an?|per|each|every|\/)\s*(hour|day|night|week|month|year|meal|minute|serving)\b|^(daily|nightly|weekly|monthly|yearly|hourly)\b/i;

const RATES: Readonly<Record<string, readonly string[]>> = {
  mean: ['day', 'night', 'daily', 'nightly'],
  median: ['day', 'night', 'daily', 'nightly'],
  slope: ['week', 'weekly'],
};

const MULTIPLIED =
  /^(?:k|thousand|million|hundred|dozen|times (?:as|more|less|higher|lower)|[x×*^])(?![\p{L}\p{N}])/iu;

/** Finds units that don't fit their figure, and characters that would turn it into another number. */
export function unitFaults(text: string, figures: readonly CoachFigure[]): readonly ('unit' | 'number')[] {
  const faults: ('unit' | 'number')[] = [];
  const byId = new Map(figures.map((figure) => [figure.id, figure]));
  for (const match of text.matchAll(AFTER)) {
    const [whole, id = ''] = match;
    const figure = byId.get(id);
    if (!figure) continue;
    const { unit } = figure.shown;
    const rest = text.slice(match.index + whole.length);
    const before = text.slice(0, match.index);
    if (MULTIPLIED.test(rest) || rest.startsWith('[[') || /[.,]?\d$/.test(before)) faults.push('number');
    if (/(?:^|[^\p{L}\p{N}\]])[-−–+~≈<>]\s?$|\bminus $/u.test(before) && !/\]\]\s?[-–]\s?$/.test(before))
      faults.push('number');
    if (/[$€£¥]\s?$/.test(before)) faults.push('unit');
    const isUnit = UNITS.some(([, words]) => words.test(rest)) || /^[%‰°]/.test(rest);
    const isCounted = unit === '' && startsWith('years?').test(rest);
    if (isUnit && !isCounted) faults.push('unit');
    const [, period, adverb] = RATE.exec(rest) ?? [];
    const rate = (period ?? adverb)?.toLowerCase();
    const allowed = RATES[figure.query?.aggregate ?? ''] ?? [];
    if (rate !== undefined && !allowed.includes(rate)) faults.push('unit');
  }
  return faults;
}
