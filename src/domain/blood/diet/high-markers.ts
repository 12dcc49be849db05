import { VITAMIN_D, B12_FOLATE, type MarkerDiet } from './marker-diet-row.ts';
import type { Source } from '#domain/blood/markers/row.ts';
import { ESC_EAS_2019, KDIGO_2024 } from '#domain/blood/markers/sources.ts';

const FIBER_LDL: Source = {
  label: 'Brown 1999, 67 trials of dietary fiber',
  doi: '10.1093/ajcn/69.1.30',
};
const AHA_TRIGLYCERIDES: Source = {
  label: 'American Heart Association 2011, triglycerides',
  doi: '10.1161/CIR.0b013e3182160726',
};
const CARBOHYDRATES: Source = {
  label: 'Reynolds 2019, carbohydrate quality',
  doi: '10.1016/S0140-6736(18)31809-9',
};
const GOUT: Source = { label: 'American College of Rheumatology 2020, gout', doi: '10.1002/acr.24180' };
const B_VITAMINS: Source = {
  label: 'Homocysteine Lowering Trialists 2005, 25 trials',
  doi: '10.1093/ajcn/82.4.806',
};
const FIBER_CRP: Source = {
  label: 'Ajani 2004, fiber and C-reactive protein',
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
    rule: 'Replacing saturated and trans fat with unsaturated fat lowers LDL cholesterol. Soluble fiber from oats, legumes and fruit helps too.',
    sources: [ESC_EAS_2019, FIBER_LDL],
  },
  {
    markers: ['triglycerides'],
    more: ['marineOmega3G', 'fiberG'],
    less: ['addedSugarsG', 'alcoholG'],
    rule: 'To lower triglycerides, cut added sugar and alcohol, eat fatty fish, and lose weight if you’re overweight.',
    sources: [AHA_TRIGLYCERIDES],
  },
  {
    markers: ['glucose-fasting', 'glucose-2h', 'hba1c', 'insulin-fasting', 'fructosamine'],
    more: ['fiberG'],
    less: ['addedSugarsG'],
    rule: 'To lower blood glucose, replace sugar and refined starch with fiber and whole grains, and lose weight if you’re overweight.',
    sources: [CARBOHYDRATES],
  },
  {
    markers: ['uric-acid'],
    more: ['vitaminCMg'],
    less: ['alcoholG', 'addedSugarsG'],
    rule: 'Cutting back on sugary drinks and alcohol, especially beer, lowers uric acid.',
    sources: [GOUT],
  },
  {
    markers: ['homocysteine'],
    more: ['folateDfeUg', 'vitaminB12Ug', 'vitaminB6Mg'],
    rule: 'Folate lowers homocysteine, and so does vitamin B12 if you’re low in it.',
    sources: [B_VITAMINS],
  },
  {
    markers: ['hs-crp'],
    more: ['fiberG'],
    less: ['addedSugarsG'],
    rule: 'People who eat more fiber have lower C-reactive protein. Weight loss lowers it if you’re overweight. An infection can raise it for weeks.',
    sources: [FIBER_CRP],
  },
  {
    markers: ['alt', 'ast', 'ggt'],
    more: ['fiberG'],
    less: ['alcoholG', 'addedSugarsG'],
    rule: 'Cutting back on alcohol and sugar eases the strain on your liver. So does losing weight if you’re overweight.',
    sources: [FATTY_LIVER],
  },
  {
    markers: ['uacr'],
    less: ['sodiumMg'],
    rule: 'Eating less salt reduces how much protein leaks into your urine.',
    sources: [KDIGO_2024],
  },
  {
    markers: ['mma'],
    more: ['vitaminB12Ug'],
    rule: 'Methylmalonic acid rises when you’re low in vitamin B12.',
    sources: [B12_FOLATE],
  },
  {
    markers: ['mcv'],
    more: ['folateDfeUg', 'vitaminB12Ug'],
    less: ['alcoholG'],
    rule: 'Red blood cells get larger if you drink alcohol or are low in folate or vitamin B12.',
    sources: [B12_FOLATE],
  },
  {
    markers: ['pth'],
    more: ['vitaminDUg', 'calciumMg'],
    rule: 'Parathyroid hormone rises when you’re low in vitamin D or calcium.',
    sources: [VITAMIN_D],
  },
];
