import { correctedCalcium } from '#domain/blood/formulas/corrected-calcium.ts';
import { KIDNEY_STAGES, type DerivedRow } from './row.ts';
import { egfrCreatinine2021 } from '#domain/blood/formulas/egfr-creatinine-2021.ts';
import { egfrCystatin2012 } from '#domain/blood/formulas/egfr-cystatin-2012.ts';
import { fib4 } from '#domain/blood/formulas/fib-4.ts';

export const DERIVED_ORGANS = {
  'egfr-2021': {
    name: 'eGFR (creatinine)',
    unit: 'mL/min/1.73 m²',
    decimals: 0,
    inputs: ['creatinine'],
    formula:
      '142 · min(creatinine/κ, 1)^α · max(creatinine/κ, 1)^−1.2 · 0.9938^age · (1.012 for women); κ 0.7 and α −0.241 for women, 0.9 and −0.302 for men',
    ofPerson: true,
    compute: (of, person) => egfrCreatinine2021(of('creatinine'), person),
    bands: () => KIDNEY_STAGES,
    fills: 'egfr',
    source: { label: 'Inker 2021, CKD-EPI', doi: '10.1056/NEJMoa2102953' },
  },
  'egfr-cys-2012': {
    name: 'eGFR (cystatin C)',
    unit: 'mL/min/1.73 m²',
    decimals: 0,
    inputs: ['cystatin-c'],
    formula:
      '133 · min(cystatin C/0.8, 1)^−0.499 · max(cystatin C/0.8, 1)^−1.328 · 0.996^age · (0.932 for women)',
    ofPerson: true,
    compute: (of, person) => egfrCystatin2012(of('cystatin-c'), person),
    bands: () => KIDNEY_STAGES,
    source: { label: 'Inker 2012, CKD-EPI', doi: '10.1056/NEJMoa1114248' },
  },
  'fib-4': {
    name: 'FIB-4',
    unit: '',
    decimals: 2,
    inputs: ['ast', 'alt', 'platelets'],
    formula: 'age · AST / (platelets · √ALT)',
    ofPerson: true,
    compute: (of, { ageYears }) => fib4(ageYears, of('ast'), of('alt'), of('platelets')),
    bands: ({ ageYears }) => [
      { below: ageYears < 65 ? 1.3 : 2, label: 'Liver scarring is unlikely', tone: 'good' },
      { upTo: 2.67, label: 'Inconclusive', tone: 'fair' },
      { label: 'Liver scarring is possible: see a doctor', tone: 'poor' },
    ],
    source: { label: 'Sterling 2006', doi: '10.1002/hep.21178' },
  },
  'de-ritis': {
    name: 'AST/ALT ratio (De Ritis)',
    unit: '',
    decimals: 2,
    inputs: ['ast', 'alt'],
    formula: 'AST / ALT',
    compute: (of) => of('ast') / of('alt'),
    bands: () => [
      { below: 1, label: 'Typical', tone: 'good' },
      { upTo: 2, label: 'In between', tone: 'good' },
      { label: 'Elevated: alcohol is one possible cause', tone: 'fair' },
    ],
    source: { label: 'De Ritis 1957', doi: '10.1016/0009-8981(57)90027-X' },
  },
  'anion-gap': {
    name: 'Anion gap',
    unit: 'mmol/L',
    decimals: 0,
    inputs: ['sodium', 'chloride', 'co2-bicarbonate'],
    formula: 'sodium − chloride − bicarbonate',
    compute: (of) => of('sodium') - of('chloride') - of('co2-bicarbonate'),
    bands: () => [
      { below: 4, label: 'Low', tone: 'fair' },
      { upTo: 12, label: 'Normal', tone: 'good' },
      { label: 'Elevated', tone: 'poor' },
    ],
    source: { label: 'Standard formula, without potassium' },
  },
  'corrected-ca': {
    name: 'Calcium, corrected for albumin',
    unit: 'mg/dL',
    decimals: 1,
    inputs: ['calcium', 'albumin'],
    formula: 'calcium + 0.8 · (4 − albumin), only if albumin is below 4',
    compute: (of) => (of('albumin') < 4 ? correctedCalcium(of('calcium'), of('albumin')) : undefined),
    bands: () => [
      { below: 8.6, label: 'Low', tone: 'poor' },
      { upTo: 10.2, label: 'Normal', tone: 'good' },
      { label: 'High', tone: 'poor' },
    ],
    source: { label: 'Payne 1973', doi: '10.1136/bmj.4.5893.643' },
  },
  globulin: {
    name: 'Globulin',
    unit: 'g/dL',
    decimals: 1,
    inputs: ['total-protein', 'albumin'],
    formula: 'total protein − albumin',
    compute: (of) => of('total-protein') - of('albumin'),
    bands: () => [
      { below: 2, label: 'Low', tone: 'fair' },
      { upTo: 3.5, label: 'Normal', tone: 'good' },
      { label: 'High', tone: 'fair' },
    ],
    source: { label: 'Standard formula' },
  },
  'albumin-globulin': {
    name: 'Albumin/globulin ratio',
    unit: '',
    decimals: 2,
    inputs: ['total-protein', 'albumin'],
    formula: 'albumin / (total protein − albumin)',
    compute: (of) => of('albumin') / (of('total-protein') - of('albumin')),
    bands: () => [
      { below: 1.2, label: 'Low', tone: 'fair' },
      { upTo: 2.2, label: 'Normal', tone: 'good' },
      { label: 'High', tone: 'fair' },
    ],
    source: { label: 'Standard formula' },
  },
  osmolality: {
    name: 'Osmolality, calculated',
    unit: 'mOsm/kg',
    decimals: 0,
    inputs: ['sodium', 'glucose-fasting', 'bun'],
    formula: '2 · sodium + glucose / 18 + urea nitrogen / 2.8',
    compute: (of) => 2 * of('sodium') + of('glucose-fasting') / 18 + of('bun') / 2.8,
    bands: () => [
      { below: 275, label: 'Low', tone: 'poor' },
      { upTo: 295, label: 'Normal', tone: 'good' },
      { label: 'High', tone: 'fair' },
    ],
    source: { label: 'Standard formula' },
  },
} satisfies Record<string, DerivedRow>;
