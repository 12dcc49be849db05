import { DERIVED_BLOOD } from '#domain/blood/derived/blood.ts';
import { DERIVED_METABOLIC } from '#domain/blood/derived/metabolic.ts';
import { DERIVED_ORGANS } from '#domain/blood/derived/organs.ts';
import type { DerivedRow } from '#domain/blood/derived/row.ts';
import type { Person } from '#domain/blood/person.ts';
import { MARKERS } from '#domain/blood/markers.ts';
import { metricRows, type Metric } from './metric.ts';

const blood = metricRows({ slice: 'blood', list: 'blood', kind: 'event', plain: 'last' });

/** Common names of markers besides those used by labs. */
const SPOKEN: Readonly<Record<string, readonly string[]>> = {
  'total-cholesterol': ['blood cholesterol'],
  'hs-crp': ['inflammation marker'],
  'vitamin-d-25oh': ['vitamin d level', 'blood vitamin d', 'vitamin d'],
  'glucose-fasting': ['fasting glucose', 'fasting blood glucose'],
  'tg-hdl': ['triglycerides to hdl'],
  'de-ritis': ['ast to alt', 'ast alt ratio'],
  'albumin-globulin': ['albumin to globulin', 'albumin globulin ratio'],
  nlr: ['neutrophils to lymphocytes', 'neutrophil lymphocyte ratio'],
  sii: ['systemic inflammation index', 'systemic immune inflammation index'],
};

/** Abbreviations of fewer than three letters, and those that are words in questions, don't name a marker. */
const isName = (name: string): boolean =>
  /^[\x20-\x7e]{3,}$/.test(name) && !/^(?:vs|mak|pal|ap|ida|for|pcr)$/i.test(name);

const DERIVED_ROWS: Readonly<Record<string, DerivedRow>> = {
  ...DERIVED_METABOLIC,
  ...DERIVED_ORGANS,
  ...DERIVED_BLOOD,
};
/** Computes a marker from others of a panel, unless that needs the person, or a fast that the panel doesn't mention. */
function fromPanel({ inputs, compute, ofPerson, needsFasting }: DerivedRow): Metric['fromPanel'] {
  const isFasting = inputs.every((key) => !needsFasting || key.endsWith('-fasting'));
  if (ofPerson || !isFasting) return undefined;
  return (values) => {
    const isKnown = inputs.every((key) => values[key] !== undefined);
    const value = isKnown ? compute((key) => values[key] ?? Number.NaN, NOBODY) : undefined;
    return value === undefined || !Number.isFinite(value) ? undefined : value;
  };
}
/** Stands for the person where none is read. */
const NOBODY: Person = { sex: 'female', ageYears: Number.NaN };

/** How to compute markers that may also be measured. */
const FILLED: ReadonlyMap<string, DerivedRow> = new Map(
  Object.values(DERIVED_ROWS).flatMap((row) => (row.fills === undefined ? [] : [[row.fills, row] as const])),
);
const computed = (row: DerivedRow | undefined): Pick<Metric, 'fromPanel'> => {
  const compute = row && fromPanel(row);
  return compute ? { fromPanel: compute } : {};
};

const MARKER_KEYS: ReadonlySet<string> = new Set(MARKERS.map(({ key }) => key));

export const BLOOD_METRICS: readonly Metric[] = [
  ...MARKERS.map(({ key, name, aliases, unit, plausible, decimals }) =>
    blood(
      key,
      [name, ...[key, key.replaceAll('-', ' '), ...aliases, ...(SPOKEN[key] ?? [])].filter(isName)].join(';'),
      unit,
      plausible,
      {
        decimals,
        ...computed(FILLED.get(key)),
        stored: ['blood_values.value', 'blood_values.canonical_value'],
      },
    ),
  ),
  ...Object.entries(DERIVED_ROWS)
    .filter(([key, row]) => row.fills === undefined && !MARKER_KEYS.has(key))
    .map(([key, row]) =>
      blood(
        key,
        [row.name, key.replaceAll('-', ' '), ...(SPOKEN[key] ?? [])].join(';'),
        row.unit,
        [-1000, 100_000],
        { decimals: row.decimals, ...computed(row) },
      ),
    ),
  blood(
    'bloodPanels',
    'blood tests; blood panels; blood test; blood panel; lab tests; panels; blood draws; blood work; labs',
    'count',
    [0, 10],
    { field: null, perDay: 'sum', plain: 'sum' },
  ),
];
