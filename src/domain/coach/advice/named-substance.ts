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

/** A usual serving of a substance. One unit if it isn't sold by itself. */
export const usualServing = (substance: Substance): Amount =>
  COMMON_SUPPLEMENTS.flatMap(({ amounts }) => (amounts.length === 1 ? amounts : [])).find(
    (amount) => amount.substance === substance,
  ) ?? { substance, amount: 1 };
