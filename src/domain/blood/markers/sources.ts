import type { Source } from './row.ts';

/** Sources of reference and optimal bands. A row without a source uses common laboratory limits. */
export const LABORATORY_LIMITS: Source = { label: 'Common lab limits; your lab’s may differ' };
export const COHORTS: Source = { label: 'Lab limits; optimal range from cohort studies' };
export const EXPLORATORY: Source = {
  label: 'Lab limits; exploratory optimal range from experts and small studies',
};
export const ADA_2025: Source = {
  label: 'American Diabetes Association 2025, diagnosis of diabetes',
  doi: '10.2337/dc25-S002',
};
export const ESC_EAS_2019: Source = {
  label: 'ESC/EAS 2019, dyslipidemias',
  doi: '10.1093/eurheartj/ehz455',
};
export const EAS_2022: Source = {
  label: 'European Atherosclerosis Society 2022, lipoprotein(a)',
  doi: '10.1093/eurheartj/ehac361',
};
export const AHA_CDC_2003: Source = {
  label: 'AHA/CDC 2003, markers of inflammation',
  doi: '10.1161/01.CIR.0000052939.59093.45',
};
export const ESC_2021: Source = { label: 'ESC 2021, heart failure', doi: '10.1093/eurheartj/ehab368' };
export const WHO_ANEMIA: Source = { label: 'WHO 2024, hemoglobin cutoffs to define anemia' };
export const TRAVISON_2017: Source = {
  label: 'Travison 2017, men aged 19 to 39',
  doi: '10.1210/jc.2016-2935',
};
export const ACG_2017: Source = {
  label: 'American College of Gastroenterology 2017, abnormal liver chemistries',
  doi: '10.1038/ajg.2016.517',
};
export const KDIGO_2024: Source = {
  label: 'KDIGO 2024, chronic kidney disease',
  doi: '10.1016/j.kint.2023.10.018',
};
export const VITAMIN_D_2024: Source = {
  label: 'IOM 2011 (20 ng/mL is enough); Endocrine Society 2024 sets no target',
  doi: '10.1210/clinem/dgae290',
};
export const WHO_FERRITIN: Source = { label: 'WHO 2020, ferritin and iron status' };
export const IRON_OVERLOAD: Source = {
  label: 'EASL 2022, hemochromatosis',
  doi: '10.1016/j.jhep.2022.03.033',
};
export const HARRIS_2021: Source = {
  label: 'Harris 2021, omega-3 and mortality in 17 cohorts',
  doi: '10.1038/s41467-021-22370-2',
};
