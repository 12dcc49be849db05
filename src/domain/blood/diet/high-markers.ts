import { VITAMIN_D, B12_FOLATE, type MarkerDiet } from './marker-diet-row.ts';
import type { Source } from '#domain/blood/markers/row.ts';
import { ESC_EAS_2019, KDIGO_2024 } from '#domain/blood/markers/sources.ts';

const FIBER_LDL: Source = {
  label: 'Brown et al. 1999, 67 trials of dietary fibre',
  doi: '10.1093/ajcn/69.1.30',
};
const AHA_TRIGLYCERIDES: Source = {
  label: 'American Heart Association 2011, triglycerides',
  doi: '10.1161/CIR.0b013e3182160726',
};
const CARBOHYDRATES: Source = {
  label: 'Reynolds et al. 2019, carbohydrate quality',
  doi: '10.1016/S0140-6736(18)31809-9',
};
const GOUT: Source = { label: 'American College of Rheumatology 2020, gout', doi: '10.1002/acr.24180' };
const B_VITAMINS: Source = {
  label: 'Homocysteine Lowering Trialists 2005, 25 trials',
  doi: '10.1093/ajcn/82.4.806',
};
const FIBER_CRP: Source = {
  label: 'Ajani et al. 2004, fibre and C-reactive protein',
  doi: '10.1093/jn/134.5.1181',
};
const FATTY_LIVER: Source = {
  label: 'EASL–EASD–EASO 2024, fatty liver disease',
  doi: '10.1016/j.jhep.2024.04.031',
};

/** Nutrients that move markers that are too high. */
export const DIETS_FOR_HIGH: readonly MarkerDiet[] = [
  {
    markers: ['ldl-c', 'non-hdl-c', 'apob', 'total-cholesterol', 'ldl-particles'],
    more: ['fiberG'],
    less: ['satFatG', 'transFatG'],
    rule: 'Unsaturated fat in place of saturated and trans fat lowers LDL cholesterol; soluble fiber, as in oats, legumes and fruit, helps too.',
    sources: [ESC_EAS_2019, FIBER_LDL],
  },
  {
    markers: ['triglycerides'],
    more: ['marineOmega3G', 'fiberG'],
    less: ['addedSugarsG', 'alcoholG'],
    rule: 'Less added sugar and alcohol, weight loss if you are overweight, and fatty fish lower triglycerides.',
    sources: [AHA_TRIGLYCERIDES],
  },
  {
    markers: ['glucose-fasting', 'glucose-2h', 'hba1c', 'insulin-fasting', 'fructosamine'],
    more: ['fiberG'],
    less: ['addedSugarsG'],
    rule: 'Fiber and whole grains in place of sugar and refined starch, and weight loss if you are overweight, lower blood glucose.',
    sources: [CARBOHYDRATES],
  },
  {
    markers: ['uric-acid'],
    more: ['vitaminCMg'],
    less: ['alcoholG', 'addedSugarsG'],
    rule: 'Less alcohol, above all beer, and less sugared drinks lower uric acid.',
    sources: [GOUT],
  },
  {
    markers: ['homocysteine'],
    more: ['folateDfeUg', 'vitaminB12Ug', 'vitaminB6Mg'],
    rule: 'Folate lowers homocysteine, as does vitamin B12 if you lack it.',
    sources: [B_VITAMINS],
  },
  {
    markers: ['hs-crp'],
    more: ['fiberG'],
    less: ['addedSugarsG'],
    rule: 'People who eat more fiber have less C-reactive protein; weight loss lowers it if you are overweight. An infection raises it for weeks.',
    sources: [FIBER_CRP],
  },
  {
    markers: ['alt', 'ast', 'ggt'],
    more: ['fiberG'],
    less: ['alcoholG', 'addedSugarsG'],
    rule: 'Less alcohol and sugar, and weight loss if you are overweight, relieve the liver.',
    sources: [FATTY_LIVER],
  },
  {
    markers: ['uacr'],
    less: ['sodiumMg'],
    rule: 'Less salt lowers the protein that the kidneys let through.',
    sources: [KDIGO_2024],
  },
  {
    markers: ['mma'],
    more: ['vitaminB12Ug'],
    rule: 'Methylmalonic acid rises if you lack vitamin B12.',
    sources: [B12_FOLATE],
  },
  {
    markers: ['mcv'],
    more: ['folateDfeUg', 'vitaminB12Ug'],
    less: ['alcoholG'],
    rule: 'Red cells grow larger if you lack folate or vitamin B12, and with alcohol.',
    sources: [B12_FOLATE],
  },
  {
    markers: ['pth'],
    more: ['vitaminDUg', 'calciumMg'],
    rule: 'Parathyroid hormone rises if you lack vitamin D or calcium.',
    sources: [VITAMIN_D],
  },
];
