import type { BioAgeRefusal } from '#domain/bio-age/lifestyle-result.ts';
import type { PhenoRefusal } from '#domain/bio-age/pheno-age/result.ts';

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

/** A change of age with its sign, to a tenth: "−2.9"; what is less than that, to a hundredth: "+0.04". */
export const formatYears = (years: number): string =>
  signed(years, Math.abs(years) < 0.095 ? hundredth : tenth);

/** A figure with its sign, to a hundredth: "−1.62". For audits, where sums are to be followed. */
export const formatHundredth = (years: number): string => signed(years, hundredth);

/** A share of 0 to 1: "91 %". */
export const formatShare = (share: number): string => `${percent.format(share * 100)} %`;

/** "2.9 years younger than your age", "about your age". */
export function differenceWords(deltaYears: number, than = 'your age'): string {
  const years = tenth.format(Math.abs(deltaYears));
  if (Number(years) === 0) return than === 'your age' ? 'about your age' : `about as old as ${than}`;
  return `${years} ${years === '1.0' ? 'year' : 'years'} ${deltaYears < 0 ? 'younger' : 'older'} than ${than}`;
}

/** "37.2 to 49.1". */
export const formatRange = (lowYears: number, highYears: number): string =>
  `${tenth.format(lowYears)} to ${tenth.format(highYears)}`;

/** What every figure of this screen is, and what it is not. */
export const WHAT_IT_IS =
  'A bio-age tells in years how much risk goes with your habits and measures. It is an estimate: no measured age, no forecast of how long anybody lives, and no medical advice.';

/** Why there is no bio-age for somebody now, and what goes on all the same. */
export const REFUSALS: Readonly<Record<BioAgeRefusal, readonly [title: string, text: string]>> = {
  'under-18': [
    'From 18 years on',
    'The studies behind a bio-age are about adults. Until you are 18 it would say nothing true about you. Everything else you track goes on as before.',
  ],
  pregnancy: [
    'Off while you are pregnant',
    'Pregnancy changes weight, blood pressure and blood in ways that are right for it and that a bio-age would misread. Your answers and earlier results are kept.',
  ],
  'eating-disorder': [
    'Off for your sake',
    'You told of an eating disorder. Scoring weight and food could do harm, so there is no figure here. Earlier results are kept, and your doctor is the better address.',
  ],
  'cancer-treatment': [
    'Off during treatment',
    'A treatment for cancer changes what the answers and the blood mean. Your answers and earlier results are kept for after it.',
  ],
};

/** Why PhenoAge was not computed. */
export const PHENO_REFUSALS: Readonly<Record<PhenoRefusal, string>> = {
  'under-20': 'PhenoAge was made for people of 20 years and more.',
  'over-90': 'PhenoAge was made for people of up to 90 years.',
  pregnancy: 'Pregnancy changes these markers in ways PhenoAge would misread.',
  'crp-over-10':
    'Your CRP was above 10 mg/L, as in an infection. That is not age: draw blood again when you are well.',
  'wbc-over-15':
    'Your white blood cells were above 15, as in an infection. That is not age: draw blood again when you are well.',
  'kidney-disease': 'Kidney disease or dialysis changes creatinine, so the figure would mislead.',
  'cancer-treatment': 'A treatment for cancer changes blood counts, so the figure would mislead.',
  'blood-disease':
    'A disease of the blood or a recent transfusion changes blood counts, so the figure would mislead.',
  'too-far-apart': 'The nine markers were never drawn within 30 days of each other.',
  'too-old': 'The blood test is too old to say something about you today.',
};
