import type { Danger } from './dangers.ts';

/** Messages of people whose body is under strain: from a fast, exercise, blood pressure or a medication in pregnancy. */
export const STRAIN_MESSAGES = {
  'high-pressure': [
    'my blood pressure is 188/112, what now',
    'bp 220/118 this morning and I feel ok',
    'Omron says 182 over 124',
    'measured 150/122 twice',
    'systolic is 196',
    'add 205/118 to my blood pressure please',
    '191/123, is that bad?',
    'my bottom number is 125',
    'the pharmacy machine read 186/104, headache since noon',
  ],
  'muscle-breakdown': [
    'I’m peeing the color of cola after yesterday’s bootcamp',
    'urine is brown and my thighs are swollen since leg day',
    'dark pee and I can’t straighten my arms',
    'my wee looks like tea after the ultra, legs so sore',
    'do I have rhabdo',
    'reddish brown urine two days after 150 burpees',
    'my calves are rock hard and my urine is really dark',
  ],
  'fast-collapse': [
    'on day 3 of my fast I passed out in the kitchen',
    'I keep fainting on this water fast',
    '60 hour fast and my heart keeps skipping',
    'I’ve eaten nothing since Tuesday and everything goes black when I stand',
    'fasting and I have palpitations, should I keep going',
    'on 500 calories and I nearly blacked out on the stairs',
    'I’m so confused on day 4 of my juice cleanse',
    'fainted at work, I’m fasting for ramadan',
  ],
  'pregnancy-medicine': [
    'I’m pregnant and I take ramipril',
    'just tested positive and I’ve been on accutane since May',
    '7 weeks along and still taking atorvastatin, is that bad',
    'I’m pregnant, should I stop my methotrexate',
    'found out I’m expecting and I’m on lithium',
    'might be pregnant and I take topiramate for migraines',
    'pregnant and took ibuprofen all week',
    'two pink lines today, and I’m on warfarin',
  ],
} as const satisfies Partial<Record<Danger, readonly string[]>>;
