import { ADULT_YEARS } from '#domain/account/profile.ts';
import type { BioAgeRefusal } from './lifestyle-result.ts';

/** Why a member gets no bio-age now, and what they can still do. */
export const REFUSALS: Readonly<Record<BioAgeRefusal, readonly [title: string, text: string]>> = {
  'under-18': [
    `For ages ${ADULT_YEARS} and up`,
    `Bio-age is based on studies of adults, so it won’t be reliable for you until you’re ${ADULT_YEARS}. You can keep tracking everything else.`,
  ],
  pregnancy: [
    'Off while you’re pregnant',
    'Pregnancy changes weight, blood pressure and blood test results in healthy ways that a bio-age would misread. Your answers and earlier results are saved.',
  ],
  'eating-disorder': [
    'Off for your well-being',
    'Scores for weight and food can be harmful if you’ve had an eating disorder, so we don’t show a bio-age. Your earlier results are saved. Your doctor can tell you what’s worth tracking.',
  ],
  'cancer-treatment': [
    'Off during treatment',
    'Cancer treatment changes what your answers and blood tests mean. Your answers and earlier results are saved for later.',
  ],
};
