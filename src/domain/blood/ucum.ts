/** UCUM codes for parts of a unit as labs write them. Other parts keep their spelling. */
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

/** Parts that are valid UCUM as they are, with optional prefix. */
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

/** UCUM code of a part of a unit. UCUM is case-sensitive: "ML" is invalid. */
function partOf(part: string): string | undefined {
  const known = PARTS[part.toLowerCase()];
  const written =
    known ?? part.replace(/^([kdcmunpf]?)l$/, '$1L').replace(/^(m|u)?mEq$/i, (all) => all.toLowerCase());
  return KNOWN.test(written) ? written : undefined;
}

/**
 * UCUM code of a unit as printed by labs: "10³/µL" is "10*3/uL", "µIU/mL" is "u[IU]/mL".
 * @returns undefined in doubt, because no code is better than a wrong one
 */
export function ucumCode(unit: string): string | undefined {
  const parts = plain(unit).split('/').map(partOf);
  return parts.every((part) => part !== undefined) ? parts.join('/') : undefined;
}
