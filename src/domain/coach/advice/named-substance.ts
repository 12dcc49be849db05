import { COMMON_SUPPLEMENTS } from '#domain/supplements/common-supplements.ts';
import { SUBSTANCE_KEYS, substanceOf, type Amount, type Substance } from '#domain/supplements/substances.ts';

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** A name without its amount: "Vitamin D3" of "Vitamin D3 1,000 IU". */
const withoutAmount = (name: string): string => name.replace(/ [\d.,]+ \S+$/, '');

/** "Folate (folic acid)": both names. */
const namesIn = (name: string): readonly string[] =>
  name
    .split(/[()]|, | and | or /)
    .map(plain)
    .filter((part) => part !== '');

const NAMES: readonly (readonly [name: string, substance: Substance])[] = [
  ...SUBSTANCE_KEYS.flatMap((key) =>
    [key, substanceOf(key).name].flatMap(namesIn).map((name) => [name, key] as const),
  ),
  ...COMMON_SUPPLEMENTS.flatMap(({ name, amounts: [first, ...more] }) =>
    first && more.length === 0
      ? namesIn(withoutAmount(name)).map((part) => [part, first.substance] as const)
      : [],
  ),
];

/** A substance that a member names: "magnesium", "b12", "fish oil"; undefined for anything else. */
export function namedSubstance(words: string): Substance | undefined {
  const spoken = plain(words);
  return NAMES.find(
    ([name]) =>
      name === spoken ||
      name === `vitamin${spoken}` ||
      (name.startsWith(spoken) && /^\d+$/.test(name.slice(spoken.length))),
  )?.[1];
}

/** Everyday names that no list has. */
const ALIASES: Readonly<Record<string, Substance>> = {
  coq10: 'coenzyme-q10',
  q10: 'coenzyme-q10',
  krilloil: 'omega-3',
  omega3s: 'omega-3',
  metamucil: 'psyllium',
  whey: 'protein',
  psylliumhusks: 'psyllium',
  stjohnwort: 'st-johns-wort',
};

const BY_NAME: ReadonlyMap<string, Substance> = new Map([...NAMES, ...Object.entries(ALIASES)]);
const MAX_NAME_WORDS = 4;

/** Where a text names a substance. */
export interface Mention {
  readonly substance: Substance;
  readonly from: number;
  readonly to: number;
}

/** A name of a substance in a sentence. "Same" is rarely SAMe, and one letter rarely a vitamin. */
function spokenIn(name: string): Substance | undefined {
  if (name === 'same' || name.length < 2) return undefined;
  return BY_NAME.get(name.replace(/^vit(?=[a-ek]\d*$)/, 'vitamin')) ?? BY_NAME.get(`vitamin${name}`);
}

/** Substances that a text names, in order; of overlapping names the longest. */
export function mentionsIn(text: string): readonly Mention[] {
  const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)];
  const found: Mention[] = [];
  for (let at = 0; at < words.length; at++)
    for (let count = Math.min(MAX_NAME_WORDS, words.length - at); count > 0; count--) {
      const [first, last] = [words[at], words[at + count - 1]];
      if (!first || !last) continue;
      const to = last.index + last[0].length;
      const substance = spokenIn(plain(text.slice(first.index, to)));
      if (!substance) continue;
      found.push({ substance, from: first.index, to });
      at += count - 1;
      break;
    }
  return found;
}

const OTHER_SUPPLEMENTS =
  /(?<!\w)(?:collagen|glucosamine|chondroitin|nmn|nad\+?|resveratrol|valerian|black cohosh|saw palmetto|kava|kratom|milk thistle|rhodiola|maca|inositol|quercetin|nac|n-acetyl ?cysteine|glutathione|dhea|cbd(?: oil)?|bcaas?|eaas?|beta[- ]alanine|l-?carnitine|citrulline|ginseng|ginger pills|green tea extract|evening primrose(?: oil)?|dong quai|chasteberry|vitex|tribulus|tongkat ali|shilajit|moringa|chlorella|lion's mane|reishi|cordyceps|boswellia|msm|hyaluronic acid|lutein|lycopene|astaxanthin|fenugreek|licorice|yohimbine|pre-?workout|fat burners?|boron|silica|taurine|glycine|gaba|pycnogenol|bee pollen|royal jelly|colloidal silver|activated charcoal|multi-?vitamins?|prenatal(?: vitamins?)?s?)(?!\w)/g;

/** Supplements that a text names and no rule covers. */
export const otherSupplementsIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(OTHER_SUPPLEMENTS)].map(([name]) => name)),
];

/** A usual serving of a substance. One unit if it isn't sold by itself. */
export const usualServing = (substance: Substance): Amount =>
  COMMON_SUPPLEMENTS.flatMap(({ amounts }) => (amounts.length === 1 ? amounts : [])).find(
    (amount) => amount.substance === substance,
  ) ?? { substance, amount: 1 };
