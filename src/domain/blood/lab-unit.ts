/** What a unit measures. Units of one dimension differ only by a factor. */
type Dimension = string;

/** One meaning of a unit: its dimension, and its size in the base unit (g, mol, L, U, s). */
export interface UnitMeaning {
  readonly dimension: Dimension;
  readonly size: number;
}

const PREFIXES: Readonly<Record<string, number>> = {
  '': 1,
  k: 1e3,
  d: 1e-1,
  c: 1e-2,
  m: 1e-3,
  u: 1e-6,
  mc: 1e-6,
  n: 1e-9,
  p: 1e-12,
  f: 1e-15,
};

const STEMS: Readonly<Record<string, Dimension>> = {
  g: 'mass',
  mol: 'amount',
  l: 'volume',
  u: 'activity',
  iu: 'activity',
  ui: 'activity',
  ie: 'activity',
  kat: 'catalysis',
  eq: 'charge',
  val: 'charge',
};

/** Spellings of cell counts besides powers of ten. */
const COUNTS: Readonly<Record<string, number>> = {
  '': 1,
  cells: 1,
  cell: 1,
  zellen: 1,
  k: 1e3,
  thou: 1e3,
  thousand: 1e3,
  thousands: 1e3,
  tsd: 1e3,
  mil: 1e3,
  milliers: 1e3,
  m: 1e6,
  mill: 1e6,
  million: 1e6,
  millions: 1e6,
  mio: 1e6,
  millones: 1e6,
  g: 1e9,
  gpt: 1e9,
  giga: 1e9,
  t: 1e12,
  tpt: 1e12,
  tera: 1e12,
};

/** Units that are not a quotient of the above. */
const WHOLE: Readonly<Record<string, UnitMeaning>> = {
  '%': { dimension: 'percent', size: 1 },
  'vol%': { dimension: 'percent', size: 1 },
  'mg%': { dimension: 'mass/volume', size: 1e-2 },
  'mm/h': { dimension: 'length/time', size: 1 },
  'mm/hr': { dimension: 'length/time', size: 1 },
  'mm/1h': { dimension: 'length/time', size: 1 },
  'mm/std': { dimension: 'length/time', size: 1 },
  mm: { dimension: 'length/time', size: 1 },
};

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Normalizes the spelling: lowercase, u for micro, 10^n for powers of ten, no spaces, brackets or remarks. */
function plainUnit(text: string): string {
  return text
    .replace(
      /10\s*([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/g,
      (_, digits: string) => `10^${[...digits].map((digit) => SUPERSCRIPTS.indexOf(digit)).join('')}`,
    )
    .replace(/[²³]/g, (digit) => String(SUPERSCRIPTS.indexOf(digit)))
    .replace(/[µμ]/g, 'u')
    .toLowerCase()
    .replace(/\{[^}]*\}/g, (remark) => (remark.includes('1.73') ? '1.73m2' : ''))
    .replace(/\[iu\]/g, 'iu')
    .replace(/\s+|\.(?=\/|$)/g, '')
    .replace(/,/g, '.')
    .replace(/^um\^?3$/, 'fl')
    .replace(/^gms?(?=\/)/, 'g')
    .replace(/^percent/, '%')
    .replace(/mm3|mm\^3|cmm|cumm|cu\.?mm/g, 'ul')
    .replace(/100ml/g, 'dl')
    .replace(/litro|litre|liter/g, 'l');
}

function simpleUnit(text: string): UnitMeaning | undefined {
  const match = /^(mc|[kdcmunpf])?(mol|iu|ui|ie|kat|eq|val|g|l|u)$/.exec(text);
  if (!match) return undefined;
  const [, prefix = '', stem = ''] = match;
  const [dimension, size] = [STEMS[stem], PREFIXES[prefix]];
  return dimension === undefined || size === undefined ? undefined : { dimension, size };
}

/** Size of one count: "10^3", "x10E3", "10*3", "10(3)", "1000", "K", "Mio", "Gpt". */
function countOf(text: string): number | undefined {
  const power = /^x?10(?:\^|\*+|e\+?|exp)?\(?(\d{1,2})\)?(?:cells|zellen)?$/.exec(text);
  if (power && /^x?10(?:\^|\*|e|\(|exp)/.test(text)) return 10 ** Number(power[1]);
  if (/^x?10[369]$/.test(text) || /^x?1012$/.test(text)) return 10 ** Number(text.replace(/^x?10/, ''));
  if (/^x?10{2,12}$/.test(text)) return Number(text.replace('x', ''));
  return COUNTS[text.replace(/^x/, '').replace(/\.$/, '')];
}

/** What a ratio refers to: "mg/g creatinine", "mmol/mol Hb". */
const PER_SUBSTANCE =
  /^([mu]?(?:g|mol))\(?(?:kreatinin|krea|creatinine|creat|crea|cr|hba1c|hba|hb|hgb|h(?:ae|e|ä)moglobin[ae]?|h[ée]moglobine)\)?$/;

function quotient(above: string, below: string): UnitMeaning[] {
  const under = simpleUnit(below.replace(PER_SUBSTANCE, '$1'));
  if (!under) return [];
  const over = simpleUnit(above);
  const cells = under.dimension === 'volume' ? countOf(above) : undefined;
  return [
    ...(over ? [{ dimension: `${over.dimension}/${under.dimension}`, size: over.size / under.size }] : []),
    ...(cells === undefined ? [] : [{ dimension: 'count/volume', size: cells / under.size }]),
  ];
}

/**
 * Possible meanings of a unit in any spelling: "mg/dl", "µmol/L", "10^9/L", "x10E3/uL", "K/µL", "Gpt/l", "/nL", "mIU/mL",
 * "mL/min/1,73 m²". Case is ignored, so "G/L" means both grams and billions per liter, and the marker decides.
 * @returns empty for an unknown unit
 */
export function unitMeanings(text: string): readonly UnitMeaning[] {
  const plain = plainUnit(text);
  if (plain.startsWith('ml/min')) return [{ dimension: 'filtration', size: 1 }];
  if (plain.startsWith('ml/s')) return [{ dimension: 'filtration', size: 60 }];
  if (/^(?:mg|g)\/(?:dl|l)(?:urea|harnstoff)$/.test(plain)) {
    const [mass] = unitMeanings(plain.replace(/urea|harnstoff/, ''));
    return mass ? [{ dimension: 'urea mass/volume', size: mass.size }] : [];
  }
  const whole = WHOLE[plain.replace(/^%.*/, '%')];
  if (whole) return [whole];
  const parts = plain.split('/');
  if (parts.length === 2) return quotient(parts[0] ?? '', parts[1] ?? '');
  const simple = parts.length === 1 ? simpleUnit(plain) : undefined;
  return simple ? [simple] : [];
}
