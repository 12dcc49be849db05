import { MAX_OLDER, MAX_YOUNGER } from '#domain/bio-age/bio-age-figure.ts';
import type { HeadlineBioAge } from '#domain/bio-age/headline-bio-age.ts';
import { countText } from '#web/lib/format.ts';
import {
  PHENO_INPUTS,
  PHENO_LIMITS,
  type PhenoAgeOutcome,
  type PhenoRefusal,
} from '#domain/bio-age/pheno-age/result.ts';

const tenth = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const hundredth = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** An estimated age or range, always to a tenth of a year: "47.0". */
export const formatEstimate = (years: number): string => tenth.format(years);

/** An age to a tenth of a year; whole ones without: "43.2", "48". */
export const formatAge = (years: number): string => tenth.format(years).replace(/\.0$/, '');

const signed = (years: number, format: Intl.NumberFormat): string => {
  const text = format.format(Math.abs(years));
  if (Number(text) === 0) return text;
  return `${years < 0 ? '−' : '+'}${text}`;
};

/** A signed change of age to a tenth: "−2.9"; smaller ones to a hundredth: "+0.04". */
export const formatYears = (years: number): string =>
  signed(years, Math.abs(years) < 0.095 ? hundredth : tenth);

/** A signed number to a hundredth: "−1.62". For audits, where sums must add up. */
export const formatHundredth = (years: number): string => signed(years, hundredth);

/** A share of 0 to 1: "91%". */
export const formatShare = (share: number): string => `${percent.format(share * 100)}%`;

/** The unit of a figure or answer: "1 session a week", "2 sessions a week". */
export const unitOfFigure = (figure: string, unit: string): string =>
  /(?:^|\s)1$/.test(figure) ? unit.replace(/s\b/, '') : unit;

/** "2.9 years younger than your age", "about your age". */
export function differenceWords(deltaYears: number, than = 'your age'): string {
  const years = tenth.format(Math.abs(deltaYears));
  if (Number(years) === 0) return than === 'your age' ? 'about your age' : `about as old as ${than}`;
  return `${years} ${years === '1.0' ? 'year' : 'years'} ${deltaYears < 0 ? 'younger' : 'older'} than ${than}`;
}

/** "About 3 years younger than 41", "About the same as your age, 41": the difference without false precision. */
export function aboutWords({
  deltaYears,
  ageYears,
}: Pick<HeadlineBioAge, 'deltaYears' | 'ageYears'>): string {
  const years = Math.round(Math.abs(deltaYears));
  if (years === 0) return `About the same as your age, ${formatAge(ageYears)}`;
  return `About ${countText(years, 'year')} ${deltaYears < 0 ? 'younger' : 'older'} than ${formatAge(ageYears)}`;
}

/** What the 95% range says about the age. Whole years, unless rounding would hide that the age is outside. */
export function rangeWords({
  lowYears,
  highYears,
  ageYears,
  deltaYears,
}: Omit<HeadlineBioAge, 'basis'>): string {
  const age = formatAge(ageYears);
  if (ageYears < lowYears || ageYears > highYears)
    return `The likely range is ${formatRange(lowYears, highYears)}, all of it ${ageYears > highYears ? 'below' : 'above'} ${age}.`;
  const range = `The likely range is ${Math.round(lowYears)} to ${Math.round(highYears)}.`;
  return Math.round(Math.abs(deltaYears)) === 0
    ? range
    : `${range} That includes ${age}, so your bio-age could also match your age.`;
}

const BASES: Readonly<Record<HeadlineBioAge['basis'], string>> = {
  habits: 'from habits',
  'habits-and-blood': 'from habits and blood',
};

/** "from habits and blood". */
export const basisWords = (basis: HeadlineBioAge['basis']): string => BASES[basis];

/** "37.2 to 49.1". */
export const formatRange = (lowYears: number, highYears: number): string =>
  `${tenth.format(lowYears)} to ${tenth.format(highYears)}`;

/** The cap as lines of a formula. */
export const CAP_LINES = [
  `difference = ${MAX_YOUNGER} · tanh(sum / ${MAX_YOUNGER})  if below 0`,
  `             ${MAX_OLDER} · tanh(sum / ${MAX_OLDER})  if above 0`,
] as const;

/** Known answers of all sections. */
export const answeredOf = (
  sections: readonly { readonly answered: number; readonly asked: number }[],
): { readonly answered: number; readonly asked: number } => ({
  answered: sections.reduce((sum, { answered }) => sum + answered, 0),
  asked: sections.reduce((sum, { asked }) => sum + asked, 0),
});

/** "1 year younger", "3 of 9 markers": the blood part in one row. */
export function bloodWords(phenoAge: PhenoAgeOutcome): string {
  if (phenoAge.kind === 'missing')
    return phenoAge.markers.length === PHENO_INPUTS.length
      ? 'None yet'
      : `${PHENO_INPUTS.length - phenoAge.markers.length} of ${PHENO_INPUTS.length} markers`;
  if (phenoAge.kind === 'refused') return 'Not used';
  const years = Math.round(Math.abs(phenoAge.shownYears));
  const word = phenoAge.shownYears < 0 ? 'younger' : 'older';
  return years === 0 ? 'In line with your peers' : `${countText(years, 'year')} ${word}`;
}

/** Meaning and limits of this screen's figures. */
export const WHAT_IT_IS =
  'Your bio-age expresses, in years, the risk from your habits and measurements. It’s an estimate. It isn’t a measured age, medical advice or a forecast of how long you’ll live.';

const limits = PHENO_LIMITS;

/** Why PhenoAge was not computed. */
export const PHENO_REFUSALS: Readonly<Record<PhenoRefusal, string>> = {
  'under-20': `PhenoAge is for people ${limits.minAgeYears} and older.`,
  'over-90': `PhenoAge is for people up to ${limits.maxAgeYears}.`,
  pregnancy: 'Pregnancy changes these markers in ways PhenoAge would misread.',
  'crp-over-10': `Your CRP was above ${limits.maxCrpMgl} mg/L, which suggests an infection rather than aging. Have your blood drawn again when you’re well.`,
  'wbc-over-15': `Your white blood cell count was above ${limits.maxWbcPerNl},000 per µL, which suggests an infection rather than aging. Have your blood drawn again when you’re well.`,
  'kidney-disease': 'Kidney disease or dialysis changes creatinine, so the result would be misleading.',
  'cancer-treatment': 'Cancer treatment changes blood counts, so the result would be misleading.',
  'blood-disease':
    'A blood disorder or a recent transfusion changes blood counts, so the result would be misleading.',
  'too-far-apart': `The nine markers were never measured within ${limits.maxDaysApart} days of each other.`,
  'too-old': 'This blood test is too old to say anything about you today.',
};
