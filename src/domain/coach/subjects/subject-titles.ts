import type { Asks } from '#domain/coach/subjects/shapes/shapes.ts';
import type { Subject } from './named-subject.ts';
import { tooLittle, tooMuch } from './question-words.ts';

type Title = (name: string, subject: Subject) => string;

/** Figures of which there’s more or less, not a high or low value. */
const AMOUNTS =
  /^(?:sleepMinutes|deepSleepMinutes|remSleepMinutes|lightSleepMinutes|awakeMinutes|steps|activeZoneMinutes|fastHours|waterMl)$/;
const SIZES: Readonly<Record<string, Readonly<Record<'High' | 'Low', string>>>> = {
  sleepLatencyMinutes: { High: 'A long time to fall asleep', Low: 'A short time to fall asleep' },
  waistCm: { High: 'A large waist', Low: 'A small waist' },
};

/** "High ferritin", "Too much iron", but not "High overtraining". */
const leveled =
  (level: 'High' | 'Low', isOfFood: boolean): Title =>
  (name, { concept, metric, nutrient, marker }) => {
    if (concept) return name;
    if (metric !== undefined && AMOUNTS.test(metric))
      return level === 'High' ? `A lot of ${name}` : tooLittle(name);
    const size = metric === undefined ? undefined : SIZES[metric]?.[level];
    if (size !== undefined) return size;
    if (!isOfFood || metric !== undefined || (marker && !nutrient)) return `${level} ${name}`;
    return level === 'High' ? tooMuch(name) : tooLittle(name);
  };

/** "Foods high in fiber", "Foods for the keto diet". */
const foods =
  (level: 'high' | 'low'): Title =>
  (name, { concept }) => {
    if (concept && /(?:diet|microbiome)$/.test(name)) return `Foods for the ${name}`;
    if (concept && name.startsWith('glycemic')) return `Foods with a ${level} ${name}`;
    return concept && name.startsWith('complete')
      ? `Foods with ${name}`
      : `Foods ${level} in ${name.replace(/ in food$/, '')}`;
  };

/** "Getting more iron", but "Raising ferritin". */
const changed =
  (verb: string, ofFood: string): Title =>
  (name, { concept, metric, nutrient, isBlood }) => {
    if (metric === 'waterMl' && verb !== 'Lowering') return 'Drinking more water';
    if (metric === 'sleepLatencyMinutes') return 'Falling asleep faster';
    if (metric !== undefined || (concept && !name.endsWith('food'))) return `${verb} your ${name}`;
    return concept || (nutrient && !isBlood) ? `${ofFood} ${name}` : `${verb} ${name}`;
  };

/** Titles of answers about a subject, by what is asked. Others are the subject’s name. */
export const TITLES: Readonly<Partial<Record<Asks, Title>>> = {
  high: leveled('High', false),
  low: leveled('Low', false),
  lack: leveled('Low', true),
  'too-much': leveled('High', true),
  rich: foods('high'),
  poor: foods('low'),
  raise: changed('Raising', 'Getting more'),
  lower: changed('Lowering', 'Cutting back on'),
  improve: changed('Improving', 'Getting enough'),
  drivers: (name) => `What affects ${name}`,
  measure: (name) => `Measuring ${name}`,
};
