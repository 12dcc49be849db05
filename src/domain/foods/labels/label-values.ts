/** A number that a line of a label may show, and how far it is from the recognized text: 0 is exact. */
export interface LabelCandidate {
  readonly value: number;
  readonly doubt: number;
}

/** One number of a line with its unit, as read. */
export interface LabelNumber {
  readonly unit: 'g' | 'mg' | 'kj' | 'kcal' | 'none';
  /** The likely ones first. */
  readonly candidates: readonly LabelCandidate[];
}

/** Restores digits that text recognition took for letters. */
const DIGITS: Readonly<Record<string, string>> = { o: '0', O: '0', l: '1', I: '1', '|': '1', i: '1' };

const asDigits = (text: string): string =>
  text.replace(/[oOlIi|]/g, (letter) => DIGITS[letter] ?? letter).replace(/\s*[.,]\s*/, '.');

const likelyFirst = (candidates: readonly LabelCandidate[]): readonly LabelCandidate[] => {
  const best = new Map<number, number>();
  for (const { value, doubt } of candidates) best.set(value, Math.min(doubt, best.get(value) ?? doubt));
  return [...best]
    .map(([value, doubt]) => ({ value, doubt }))
    .toSorted((one, other) => one.doubt - other.doubt);
};

/** A number as written, and with the decimal point that small print loses: `09` was 0.9, `12` may have been 1.2. */
function readings(digits: string, doubt: number): LabelCandidate[] {
  if (digits === '' || digits === '.') return [];
  const value = Number(digits);
  if (digits.includes('.') || digits.length < 2) return [{ value, doubt }];
  const tenth = Number(`${digits.slice(0, -1)}.${digits.slice(-1)}`);
  if (digits.startsWith('0')) {
    const [whole = '0', ...rest] = digits;
    return [{ value: Number(`${whole}.${rest.join('')}`), doubt }];
  }
  return [
    { value, doubt },
    { value: tenth, doubt: doubt + 2 },
  ];
}

/** Possible masses: the unit `g` is often misread as a trailing 9, or doubled. */
function massCandidates(digits: string, hasUnit: boolean): readonly LabelCandidate[] {
  const withoutNine = /\d.*9$/.test(digits) ? digits.slice(0, -1).replace(/\.$/, '') : '';
  const asRead = withoutNine === '' && !hasUnit ? 1 : hasUnit ? 0 : 2;
  return likelyFirst([...readings(digits, asRead), ...readings(withoutNine, hasUnit ? 1 : 0)]);
}

/** Possible masses on labels that print at most one decimal, as all do except for salt: a second decimal was the unit. */
export const toOneDecimal = (candidates: readonly LabelCandidate[]): readonly LabelCandidate[] =>
  likelyFirst(
    candidates.flatMap(({ value, doubt }) => {
      const short = Math.floor(value * 10 + 1e-9) / 10;
      return short === value
        ? [{ value, doubt }]
        : [
            { value: short, doubt: doubt + 1 },
            { value, doubt: doubt + 2 },
          ];
    }),
  );

const NUMBER =
  /(?<![a-z\d.,])<?\s*([0-9oOlI|]+(?:\s?[.,]\s?[0-9oOlI|]+)?)\s*(kcal|kj|mg|m9|%|[gq¢€](?![a-z])|ml|cal)?(?![a-z])/gi;

const UNITS: Readonly<Record<string, LabelNumber['unit']>> = {
  kj: 'kj',
  kcal: 'kcal',
  cal: 'kcal',
  mg: 'mg',
  m9: 'mg',
  g: 'g',
  q: 'g',
  '¢': 'g',
  '€': 'g',
};

/**
 * Numbers in a piece of a label's line, left to right, without percentages of a daily value.
 * @param text from text recognition: `61g`, `6lg`, `Og`, `0,02 ¢`, `659`
 */
export function labelNumbers(text: string): readonly LabelNumber[] {
  const corrected = text.replace(/([.,]\d+)\s+9\s?g\b/gi, '$1 g').replace(/[¢€]g/g, 'g');
  return [...corrected.matchAll(NUMBER)].flatMap(([, raw = '', unitText = '']) => {
    if (unitText === '%' || unitText.toLowerCase() === 'ml') return [];
    const unit = UNITS[unitText.toLowerCase()] ?? 'none';
    if (!/\d/.test(raw) && unit === 'none') return [];
    const digits = asDigits(raw);
    const exact = unit === 'mg' || unit === 'kj' || unit === 'kcal';
    return [
      {
        unit,
        candidates: exact ? [{ value: Number(digits), doubt: 0 }] : massCandidates(digits, unit === 'g'),
      },
    ];
  });
}
