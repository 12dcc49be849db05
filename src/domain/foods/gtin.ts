/**
 * The code of a barcode in its longest form, GTIN-14, so that a product has one code however its barcode is printed. Source: GS1 General
 * Specifications, sections 7.9 (check digit) and 5.2.2.4 (UPC-E).
 */

const GTIN_LENGTH = 14;

/** Check digit for `digits`: weights 3 and 1 from the right. */
function checkDigit(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

const isChecked = (code: string): boolean => checkDigit(code.slice(0, -1)) === code.at(-1);

/**
 * Expands UPC-E, which leaves out zeros of a UPC-A; its last digit says which. `system` is 0 or 1.
 * @returns 11 digits, without the check digit
 */
function expandUpcE(system: string, six: string): string {
  const last = Number(six[5]);
  const [maker, item] =
    last <= 2
      ? [`${six.slice(0, 2)}${last}00`, `00${six.slice(2, 5)}`]
      : last === 3
        ? [`${six.slice(0, 3)}00`, `000${six.slice(3, 5)}`]
        : last === 4
          ? [`${six.slice(0, 4)}0`, `0000${six.slice(4, 5)}`]
          : [six.slice(0, 5), `0000${last}`];
  return `${system}${maker}${item}`;
}

/** Eight digits starting with 0 are UPC-E first: an EAN-8 starting with 0 is a store's internal number. */
function eightDigits(code: string): string | undefined {
  const upcA = /^[01]/.test(code) ? `${expandUpcE(code.charAt(0), code.slice(1, 7))}${code.at(-1)}` : '';
  const forms = code.startsWith('0') ? [upcA, code] : [code, upcA];
  return forms.find((form) => form !== '' && isChecked(form));
}

/**
 * Parses UPC-A (12 digits), UPC-E (8, or 6 without number system and check digit), EAN-8, EAN-13 and GTIN-14; spaces and dashes are
 * allowed. Verifies the check digit, or adds it to six digits.
 * @returns 14 digits, or undefined if the text isn't such a code
 */
export function parseGtin(text: string): string | undefined {
  const code = text.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(code) || /^0+$/.test(code)) return undefined;
  const padded = (digits: string | undefined) => digits?.padStart(GTIN_LENGTH, '0');
  if (code.length === 6) {
    const upcA = expandUpcE('0', code);
    return padded(`${upcA}${checkDigit(upcA)}`);
  }
  if (code.length === 8) return padded(eightDigits(code));
  return [12, 13, GTIN_LENGTH].includes(code.length) && isChecked(code) ? padded(code) : undefined;
}
