/** Words for parts of a unit, as laboratories write them, in UCUM. What is in no list stands for itself. */
const PARTS: Readonly<Record<string, string>> = {
  iu: '[IU]',
  miu: 'm[IU]',
  uiu: 'u[IU]',
  kiu: 'k[IU]',
  k: '10*3',
  thou: '10*3',
  m: '10*6',
  mill: '10*6',
  mio: '10*6',
  hr: 'h',
  '1.73m2': '{1.73_m2}',
  '1.73m^2': '{1.73_m2}',
};

/** Parts that UCUM writes as they are, with a prefix where one is allowed. */
const KNOWN = /^(?:10\*\d+|%|[kdcmunpf]?(?:g|L|mol|kat|eq|U|s)|min|h|mm|\[IU\]|[kmu]\[IU\]|\{1\.73_m2\})$/;

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const plain = (unit: string): string =>
  unit
    .trim()
    .replaceAll(/[µμ]/g, 'u')
    .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (digits) =>
      [...digits].map((digit) => SUPERSCRIPTS.indexOf(digit)).join(''),
    )
    .replaceAll(/\s+/g, '')
    .replace(/^x(?=10)/i, '')
    .replace(/^10[\^*]?(\d+)(?=$|\/)/, '10*$1');

/** A part of a unit in UCUM; of prefix and unit the case is that of UCUM: "ML" is none. */
function partOf(part: string): string | undefined {
  const known = PARTS[part.toLowerCase()];
  const written =
    known ?? part.replace(/^([kdcmunpf]?)l$/, '$1L').replace(/^(m|u)?mEq$/i, (all) => all.toLowerCase());
  return KNOWN.test(written) ? written : undefined;
}

/**
 * The UCUM code of a unit as laboratories print it: "10³/µL" is "10*3/uL", "µIU/mL" is "u[IU]/mL".
 * @returns undefined for what is in doubt: a unit without a code is better than a wrong one
 */
export function ucumCode(unit: string): string | undefined {
  const parts = plain(unit).split('/').map(partOf);
  return parts.every((part) => part !== undefined) ? parts.join('/') : undefined;
}
