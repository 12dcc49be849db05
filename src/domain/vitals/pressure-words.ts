import { PRESSURE_LIMITS, type PressureCategory } from './blood-pressure.ts';

const { crisis } = PRESSURE_LIMITS;

export const CATEGORY_NAMES: Readonly<Record<PressureCategory, string>> = {
  normal: 'Normal',
  elevated: 'Elevated',
  'stage-1': 'High, stage 1',
  'stage-2': 'High, stage 2',
  crisis: 'Dangerously high',
};

export const CATEGORY_ADVICE: Readonly<Record<PressureCategory, string>> = {
  normal: 'That’s below 120/80. Keep doing what you’re doing.',
  elevated:
    'The top number is 120 or higher and the bottom number is below 80. Less salt, more exercise and less alcohol can bring your blood pressure down.',
  'stage-1':
    'The top number is 130 or higher, or the bottom number is 80 or higher. Show your readings to a doctor if they stay this high for weeks.',
  'stage-2':
    'The top number is 140 or higher, or the bottom number is 90 or higher. Make an appointment with a doctor.',
  crisis: `A top number of ${crisis.systolicMmhg} or higher, or a bottom number of ${crisis.diastolicMmhg} or higher, can be an emergency. If you have chest or back pain, shortness of breath, numbness, weakness, confusion, or trouble seeing or speaking, call emergency services now. Otherwise, wait a minute and measure again. If it stays that high, call your doctor today.`,
};
