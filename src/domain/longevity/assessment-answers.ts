import type { Sex } from '#domain/account/profile.ts';
import type { ItemKey } from '#domain/bio-age/item-keys.ts';
import type { Measured } from './measured.ts';
import type { NicotineStatus } from './essential-points.ts';

/** Options that a member chose in their last bio-age assessment. They fill in for what is not tracked. */
export interface AssessmentAnswers {
  /** Local day the assessment was finished. */
  readonly date: string;
  readonly options: Readonly<Partial<Record<ItemKey, string>>>;
}

type Band = readonly [from: number | null, below: number | null, value: number];

/** Bands of answers with a representative figure: the midpoint, or the limit of an open band. */
const BANDS: Readonly<Partial<Record<ItemKey, Readonly<Record<string, Band>>>>> = {
  sbp: {
    'under-120': [null, 120, 115],
    '120-130': [120, 130, 125],
    '130-140': [130, 140, 135],
    '140-160': [140, 160, 150],
    'over-160': [160, null, 160],
  },
  mvpa: {
    none: [0, 1, 0],
    '1-149': [1, 150, 75],
    '150-299': [150, 300, 225],
    '300-449': [300, 450, 375],
    'over-450': [450, null, 450],
  },
  steps: {
    'under-4500': [null, 4500, 3250],
    '4500-7000': [4500, 7000, 5750],
    '7000-9500': [7000, 9500, 8250],
    'over-9500': [9500, null, 9500],
  },
  rt: { '0': [0, 1, 0], '1': [1, 2, 1], 'over-2': [2, null, 2] },
  whtr: {
    'under-0.50': [null, 0.5, 0.49],
    '0.50-0.55': [0.5, 0.55, 0.525],
    '0.55-0.60': [0.55, 0.6, 0.575],
    '0.60-0.65': [0.6, 0.65, 0.625],
    'over-0.65': [0.65, null, 0.65],
  },
  dur: {
    'under-5': [null, 5, 4.5],
    '5-6': [5, 6, 5.5],
    '6-7': [6, 7, 6.5],
    '7-8': [7, 8, 7.5],
    '8-9': [8, 9, 8.5],
    'over-9': [9, null, 9],
  },
};

/** Converts an answer to a figure; undefined if unanswered or not a band. */
export function figureOf(answers: AssessmentAnswers | undefined, item: ItemKey): Measured | undefined {
  const option = answers?.options[item];
  const band = option === undefined ? undefined : BANDS[item]?.[option];
  if (!answers || !band) return undefined;
  const [from, below, value] = band;
  return { value, origin: 'assessment', date: answers.date, band: { from, below } };
}

/** Smoking answers. Current smokers are not asked about quitting. */
const SMOKING: readonly (readonly [option: string, status: NicotineStatus])[] = [
  ['quit-over-10', 'quit-5-years'],
  ['quit-5-10', 'quit-5-years'],
  ['quit-1-5', 'quit-1-to-5-years'],
  ['quit-under-1', 'quit-under-1-year'],
  ['never', 'never'],
];

/** Nicotine exposure by the answers; undefined if unanswered. Vaping caps the status at `vapes`. */
export function nicotineOf(answers: AssessmentAnswers | undefined) {
  const smoke = answers?.options.smoke;
  if (!answers || smoke === undefined) return undefined;
  const status = SMOKING.find(([option]) => option === smoke)?.[1] ?? 'smokes';
  const vapes = answers.options.vape === 'yes' && status !== 'smokes' && status !== 'quit-under-1-year';
  return { value: vapes ? ('vapes' as const) : status, origin: 'assessment' as const, date: answers.date };
}

/** Whether a member reports at least 45 g of ethanol a day (men) or 25 g (women); undefined if unanswered. */
export function drinksHeavilyIn(answers: AssessmentAnswers | undefined, sex: Sex): boolean | undefined {
  const option = answers?.options.alc;
  if (option === undefined) return undefined;
  const isFrom45 = option === '45-65' || option === 'over-65';
  return isFrom45 || (sex === 'female' && option === '25-45');
}
