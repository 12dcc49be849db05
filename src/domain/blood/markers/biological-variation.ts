import type { Source } from './row.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';

/** Variation of a marker within one healthy person from draw to draw, %. */
export interface Variation {
  readonly percent: number;
  readonly source: Source;
}

const EUBIVAS: Source = {
  label: 'European Biological Variation Study 2022',
  doi: '10.1515/cclm-2021-0370',
};
const ENZYMES: Source = {
  label: 'European Biological Variation Study 2017, enzymes',
  doi: '10.1373/clinchem.2016.269811',
};
const CREATININE: Source = {
  label: 'European Biological Variation Study 2017, creatinine',
  doi: '10.1373/clinchem.2017.275115',
};
const HEMATOLOGY: Source = {
  label: 'Coskun 2020, hematological parameters',
  doi: '10.1515/cclm-2019-0658',
};
const HBA1C: Source = { label: 'Ricós 2020, HbA1c', doi: '10.1515/almed-2020-0029' };
const VITAMIN_D: Source = {
  label: 'Cavalier 2021, 25-hydroxyvitamin D, all results',
  doi: '10.3390/nu13020431',
};
const IRON_AND_VITAMINS: Source = {
  label: 'Cokluk 2021, iron, folate and vitamin B12',
  doi: '10.7754/Clin.Lab.2021.210102',
};
const RICOS: Source = {
  label: 'Ricós 1999 and updates, biological variation',
  doi: '10.1080/00365519950185229',
};

const each = (source: Source, percents: Partial<Record<MarkerKey, number>>): [string, Variation][] =>
  Object.entries(percents).map(([marker, percent]) => [marker, { percent, source }]);

const VARIATIONS: ReadonlyMap<string, Variation> = new Map([
  ...each(EUBIVAS, {
    albumin: 2.5,
    'glucose-fasting': 4.7,
    'hs-crp': 29.4,
    'total-cholesterol': 5.18,
    'ldl-c': 8.46,
    'hdl-c': 5.67,
    triglycerides: 19.8,
  }),
  ...each(ENZYMES, { alt: 9.3, ast: 9.5, ggt: 8.9, alp: 5.3, ldh: 5.2, 'creatine-kinase': 14.5 }),
  ...each(CREATININE, { creatinine: 4.4 }),
  ...each(HEMATOLOGY, { wbc: 10.01, mcv: 0.75 }),
  ...each(HBA1C, { hba1c: 1.2 }),
  ...each(VITAMIN_D, { 'vitamin-d-25oh': 17.8 }),
  ...each(IRON_AND_VITAMINS, { iron: 27.3, folate: 10.3, 'vitamin-b12': 5.77 }),
  ...each(RICOS, { ferritin: 14.2 }),
]);

/** Variation of a marker within one person; undefined without a published figure. */
export const variationOf = (marker: MarkerKey): Variation | undefined => VARIATIONS.get(marker);
