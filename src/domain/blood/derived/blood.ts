import type { DerivedRow } from './row.ts';
import { freeTestosteroneVermeulen } from '#domain/blood/formulas/free-testosterone-vermeulen.ts';
import { fromCanonical } from '#domain/blood/canonical-value.ts';
import { systemicInflammationIndex } from '#domain/blood/formulas/systemic-inflammation-index.ts';

export const DERIVED_BLOOD = {
  nlr: {
    name: 'Neutrophil-to-lymphocyte ratio',
    unit: '',
    decimals: 2,
    inputs: ['neutrophils', 'lymphocytes'],
    formula: 'neutrophils / lymphocytes',
    compute: (of) => of('neutrophils') / of('lymphocytes'),
    bands: () => [
      { below: 1, label: 'Low', tone: 'fair' },
      { upTo: 2, label: 'Ideal', tone: 'good' },
      { upTo: 3, label: 'Fine', tone: 'good' },
      { upTo: 6, label: 'Elevated', tone: 'fair' },
      { label: 'Typical of acute illness', tone: 'poor' },
    ],
    source: { label: 'Forget 2017', doi: '10.1186/s13104-016-2335-5' },
  },
  sii: {
    name: 'Systemic immune-inflammation index',
    unit: '',
    decimals: 0,
    inputs: ['platelets', 'neutrophils', 'lymphocytes'],
    formula: 'platelets · neutrophils / lymphocytes',
    compute: (of) => systemicInflammationIndex(of('platelets'), of('neutrophils'), of('lymphocytes')),
    bands: () => [
      { below: 500, label: 'Typical', tone: 'good' },
      { upTo: 900, label: 'Borderline', tone: 'fair' },
      { label: 'Elevated', tone: 'poor' },
    ],
    source: { label: 'Hu 2014', doi: '10.1158/1078-0432.CCR-14-0442' },
  },
  tsat: {
    name: 'Transferrin saturation',
    unit: '%',
    decimals: 0,
    inputs: ['iron', 'tibc'],
    formula: '100 · iron / iron-binding capacity',
    compute: (of) => (100 * of('iron')) / of('tibc'),
    fills: 'transferrin-sat',
    source: { label: 'Standard formula' },
  },
  'free-t-vermeulen': {
    name: 'Free testosterone (Vermeulen)',
    unit: 'pmol/L',
    decimals: 0,
    inputs: ['testosterone-total', 'shbg', 'albumin'],
    formula:
      '(√(b² + 4 · a · T) − b) / (2 · a) with N = 1 + 36,000 · albumin/66,500, a = 10⁹ · N, b = N + 10⁹ · (SHBG − T); T and SHBG in mol/L, albumin in g/L',
    compute: (of) => {
      const testosteroneNmoll = fromCanonical('testosterone-total', of('testosterone-total'), 'nmol/L');
      const albuminGl = fromCanonical('albumin', of('albumin'), 'g/L');
      return testosteroneNmoll === undefined || albuminGl === undefined
        ? undefined
        : freeTestosteroneVermeulen(testosteroneNmoll, of('shbg'), albuminGl);
    },
    source: { label: 'Vermeulen 1999', doi: '10.1210/jcem.84.10.6079' },
  },
} satisfies Record<string, DerivedRow>;
