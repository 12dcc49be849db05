import { estimatedAverageGlucose } from '#domain/glucose/formulas/estimated-a1c.ts';
import { atherogenicIndex } from '#domain/blood/formulas/atherogenic-index.ts';
import { fromCanonical } from '#domain/blood/canonical-value.ts';
import type { DerivedRow } from './row.ts';
import { homaIr } from '#domain/blood/formulas/homa-ir.ts';
import { ldlFriedewald } from '#domain/blood/formulas/ldl-friedewald.ts';
import { ldlSampson } from '#domain/blood/formulas/ldl-sampson.ts';
import { quicki } from '#domain/blood/formulas/quicki.ts';
import { triglycerideGlucoseIndex } from '#domain/blood/formulas/triglyceride-glucose-index.ts';

export const DERIVED_METABOLIC = {
  'non-hdl': {
    name: 'Non-HDL cholesterol',
    unit: 'mg/dL',
    decimals: 0,
    inputs: ['total-cholesterol', 'hdl-c'],
    formula: 'total cholesterol − HDL',
    compute: (of) => of('total-cholesterol') - of('hdl-c'),
    fills: 'non-hdl-c',
    source: { label: 'Standard formula' },
  },
  'ldl-sampson': {
    name: 'LDL cholesterol (Sampson)',
    unit: 'mg/dL',
    decimals: 0,
    inputs: ['total-cholesterol', 'hdl-c', 'triglycerides'],
    formula: 'TC/0.948 − HDL/0.971 − (TG/8.56 + TG·nonHDL/2140 − TG²/16100) − 9.44',
    compute: (of) => ldlSampson(of('total-cholesterol'), of('hdl-c'), of('triglycerides')),
    fills: 'ldl-c',
    source: { label: 'Sampson 2020', doi: '10.1001/jamacardio.2020.0013' },
  },
  'ldl-friedewald': {
    name: 'LDL cholesterol (Friedewald)',
    unit: 'mg/dL',
    decimals: 0,
    inputs: ['total-cholesterol', 'hdl-c', 'triglycerides'],
    formula: 'TC − HDL − TG/5',
    compute: (of) => ldlFriedewald(of('total-cholesterol'), of('hdl-c'), of('triglycerides')),
    needsFasting: true,
    source: { label: 'Friedewald 1972', doi: '10.1093/clinchem/18.6.499' },
  },
  'homa-ir': {
    name: 'HOMA-IR',
    unit: '',
    decimals: 2,
    inputs: ['glucose-fasting', 'insulin-fasting'],
    formula: 'glucose · insulin / 405',
    compute: (of) => homaIr(of('glucose-fasting'), of('insulin-fasting')),
    bands: () => [
      { below: 1, label: 'Ideal', tone: 'good' },
      { below: 1.9, label: 'Fine', tone: 'good' },
      { below: 2.9, label: 'Early insulin resistance', tone: 'fair' },
      { label: 'Insulin resistance', tone: 'poor' },
    ],
    needsFasting: true,
    source: { label: 'Matthews 1985', doi: '10.1007/BF00280883' },
  },
  quicki: {
    name: 'QUICKI',
    unit: '',
    decimals: 3,
    inputs: ['glucose-fasting', 'insulin-fasting'],
    formula: '1 / (log₁₀ insulin + log₁₀ glucose)',
    compute: (of) => quicki(of('glucose-fasting'), of('insulin-fasting')),
    bands: () => [
      { below: 0.32, label: 'Low insulin sensitivity', tone: 'poor' },
      { upTo: 0.36, label: 'Borderline', tone: 'fair' },
      { label: 'Good insulin sensitivity', tone: 'good' },
    ],
    needsFasting: true,
    source: { label: 'Katz 2000', doi: '10.1210/jcem.85.7.6661' },
  },
  tyg: {
    name: 'TyG index',
    unit: '',
    decimals: 2,
    inputs: ['triglycerides', 'glucose-fasting'],
    formula: 'ln(triglycerides · glucose / 2)',
    compute: (of) => triglycerideGlucoseIndex(of('triglycerides'), of('glucose-fasting')),
    bands: () => [
      { below: 8.5, label: 'Fine', tone: 'good' },
      { upTo: 8.8, label: 'Borderline', tone: 'fair' },
      { label: 'Elevated', tone: 'poor' },
    ],
    needsFasting: true,
    source: { label: 'Simental-Mendía 2008', doi: '10.1089/met.2008.0034' },
  },
  'tg-hdl': {
    name: 'Triglyceride-to-HDL ratio',
    unit: '',
    decimals: 1,
    inputs: ['triglycerides', 'hdl-c'],
    formula: 'triglycerides / HDL',
    compute: (of) => of('triglycerides') / of('hdl-c'),
    bands: () => [
      { below: 2, label: 'Good', tone: 'good' },
      { upTo: 3.5, label: 'Borderline', tone: 'fair' },
      { label: 'Elevated', tone: 'poor' },
    ],
    source: { label: 'By convention; cutoffs assume mg/dL' },
  },
  aip: {
    name: 'Atherogenic index of plasma',
    unit: '',
    decimals: 2,
    inputs: ['triglycerides', 'hdl-c'],
    formula: 'log₁₀(triglycerides / HDL), both in mmol/L',
    compute: (of) => atherogenicIndex(of('triglycerides'), of('hdl-c')),
    bands: () => [
      { below: 0.11, label: 'Low', tone: 'good' },
      { upTo: 0.21, label: 'Borderline', tone: 'fair' },
      { label: 'Elevated', tone: 'poor' },
    ],
    source: { label: 'Dobiášová and Frohlich 2001', doi: '10.1016/S0009-9120(01)00263-6' },
  },
  eag: {
    name: 'Estimated average glucose',
    unit: 'mg/dL',
    decimals: 0,
    inputs: ['hba1c'],
    formula: '28.7 · HbA1c − 46.7',
    compute: (of) => estimatedAverageGlucose(of('hba1c')),
    source: { label: 'Nathan 2008', doi: '10.2337/dc08-0545' },
  },
  'hba1c-ifcc': {
    name: 'HbA1c (IFCC)',
    unit: 'mmol/mol',
    decimals: 0,
    inputs: ['hba1c'],
    formula: '10.929 · (HbA1c − 2.15)',
    compute: (of) => fromCanonical('hba1c', of('hba1c'), 'mmol/mol'),
    source: { label: 'Hoelzel 2004', doi: '10.1373/clinchem.2003.024802' },
  },
} satisfies Record<string, DerivedRow>;
