import { VITAMIN_D, B12_FOLATE, type MarkerDiet } from './marker-diet-row.ts';
import type { Source } from '#domain/blood/markers/row.ts';
import { HARRIS_2021 } from '#domain/blood/markers/sources.ts';

const IRON: Source = {
  label: 'Hurrell and Egli 2010, iron bioavailability',
  doi: '10.3945/ajcn.2010.28674F',
};
const TRACE: Source = {
  label: 'National Academies 2001, vitamins A and K, iron, zinc and others',
  doi: '10.17226/10026',
};
const ANTIOXIDANTS: Source = {
  label: 'National Academies 2000, vitamins C and E, selenium',
  doi: '10.17226/9810',
};
const MINERALS: Source = {
  label: 'National Academies 1997, calcium, magnesium and others',
  doi: '10.17226/5776',
};
const SODIUM_POTASSIUM: Source = {
  label: 'National Academies 2019, sodium and potassium',
  doi: '10.17226/25353',
};

/** Nutrients that move markers that are too low. */
export const DIETS_FOR_LOW: readonly MarkerDiet[] = [
  {
    markers: ['ferritin', 'iron', 'transferrin-sat', 'hemoglobin', 'mch', 'mcv'],
    more: ['ironMg', 'vitaminCMg'],
    rule: 'Iron from meat and fish is absorbed best. Vitamin C in the same meal helps you absorb iron from plants. Tea and coffee do the opposite. Ask your doctor to look for the cause.',
    sources: [IRON],
  },
  {
    markers: ['vitamin-d-25oh'],
    more: ['vitaminDUg'],
    rule: 'Only a few foods are good sources of vitamin D, mainly fatty fish, eggs and fortified milk. Your body makes most of its vitamin D from sun on your skin.',
    sources: [VITAMIN_D],
  },
  {
    markers: ['vitamin-b12'],
    more: ['vitaminB12Ug'],
    rule: 'You get vitamin B12 from animal foods and fortified foods. If you eat them and your level is still low, you may not be absorbing it.',
    sources: [B12_FOLATE],
    retestWeeks: 8,
  },
  {
    markers: ['folate'],
    more: ['folateDfeUg'],
    less: ['alcoholG'],
    rule: 'Leafy greens, legumes and fortified flour are good sources of folate. Alcohol interferes with how your body uses it.',
    sources: [B12_FOLATE],
    retestWeeks: 8,
  },
  {
    markers: ['magnesium'],
    more: ['magnesiumMg'],
    less: ['alcoholG'],
    rule: 'Nuts, seeds, legumes and whole grains are good sources of magnesium.',
    sources: [MINERALS],
  },
  {
    markers: ['potassium'],
    more: ['potassiumMg'],
    rule: 'Fruit, vegetables and legumes are good sources of potassium. Low potassium is more often due to medications or fluid loss than to diet.',
    sources: [SODIUM_POTASSIUM],
  },
  {
    markers: ['zinc'],
    more: ['zincMg'],
    rule: 'Meat, shellfish, legumes and seeds are good sources of zinc.',
    sources: [TRACE],
  },
  {
    markers: ['copper'],
    more: ['copperMg'],
    rule: 'Nuts, seeds, shellfish and whole grains are good sources of copper. High-dose zinc supplements reduce copper absorption.',
    sources: [TRACE],
  },
  {
    markers: ['selenium'],
    more: ['seleniumUg'],
    rule: 'Fish, eggs and Brazil nuts are good sources of selenium. One or two Brazil nuts a day are enough.',
    sources: [ANTIOXIDANTS],
  },
  {
    markers: ['vitamin-a'],
    more: ['vitaminARaeUg'],
    rule: 'Liver, eggs and milk are good sources of vitamin A. Your body also makes it from orange and green vegetables.',
    sources: [TRACE],
  },
  {
    markers: ['vitamin-e'],
    more: ['vitaminEMg'],
    rule: 'Vegetable oils, nuts and seeds are good sources of vitamin E.',
    sources: [ANTIOXIDANTS],
  },
  {
    markers: ['vitamin-b6-plp'],
    more: ['vitaminB6Mg'],
    rule: 'Fish, poultry, potatoes and legumes are good sources of vitamin B6.',
    sources: [B12_FOLATE],
  },
  {
    markers: ['omega3-index'],
    more: ['marineOmega3G'],
    rule: 'Two servings of fatty fish a week, or algae oil, raise EPA and DHA in your red blood cells over four months.',
    sources: [HARRIS_2021],
    retestWeeks: 16,
  },
];
