import type { RecordSource } from '#domain/query/record-source.ts';
import { normalized, singular } from '#domain/questions/wording/normalize.ts';

/** What a supplement comes as. */
const FORM =
  /\b(?:pill|tablet|capsule|softgel|gummy|gummie|gummies|drop|powder|supplement|dose|caplet|spray|shot|scoop|serving|stack)s?\b/g;
const AMOUNT = /\b[\d.,]+ ?(?:iu|mcg|µg|ug|mg|g|ml|billion|cfu|%)\b/g;
const FILLER = /\b(?:my|the|a|an|any|some|all|of|daily|nightly|morning|evening|usual|regular)\b/g;

/** Other names of the same. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\bvit\b/g, 'vitamin'],
  [/\b(?:vitamin )?d ?[23]\b/g, 'vitamin d'],
  [/^d$/, 'vitamin d'],
  [/\b(?:vitamin )?k ?[12]\b/g, 'vitamin k'],
  [/(?<!vitamin )\b(b ?\d{1,2})\b/g, 'vitamin $1'],
  [/\bb (\d{1,2})\b/g, 'b$1'],
  [/\bomega ?3s?\b|\bfish oils?\b|\bepa and dha\b/g, 'omega 3'],
  [/\bmag\b/g, 'magnesium'],
  [/\bmulti(?: ?vitamin)?s?\b/g, 'multivitamin'],
  [/\bfolic acid\b/g, 'folate'],
  [/\bco ?q ?10\b/g, 'coenzyme q10'],
];

/** Words too general to name a supplement by themselves. */
const GENERAL = new Set(
  'vitamin oil acid complex extract powder high strength plus super max daily men women liver husk oxide bone support formula blend sleep'.split(
    ' ',
  ),
);

const plainName = (text: string): string => {
  const plain = normalized(text.replaceAll(/\([^)]*\)/g, ' '))
    .replaceAll(AMOUNT, ' ')
    .replaceAll(FORM, ' ')
    .replaceAll(FILLER, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return SAME.reduce((name, [pattern, same]) => name.replace(pattern, same), plain)
    .split(' ')
    .map(singular)
    .join(' ');
};

/** All parts of a name that say what it is: "magnesium" and "glycinate", but not "vitamin". */
function partsOf(name: string): readonly string[] {
  const words = plainName(name).split(' ');
  return words.flatMap((_, from) =>
    words.slice(from).flatMap((_word, length) => {
      const part = words.slice(from, from + length + 1);
      return part.some((word) => word.length > 1 && !GENERAL.has(word)) ||
        part.join(' ').startsWith('vitamin ')
        ? [part.join(' ')]
        : [];
    }),
  );
}

/** Any of them: "supplements", "all my vitamins", "doses". */
const ANY =
  /^(?:(?:my|the|any|all|every|each|of|single|these|those|1|daily) )*(?:supplements?|vitamins|pills|tablets|capsules|doses?|supplement doses?|stack)(?: doses?)?$/;

/** The member's supplements that words name, under their own names; empty for any supplement, undefined if they name none. */
export function namedSupplements(words: string, { entries }: RecordSource): readonly string[] | undefined {
  if (ANY.test(words)) return [];
  const asked = plainName(words);
  if (asked === '') return undefined;
  const found = entries.supplements.filter(({ kind, name }) =>
    [kind, name].some((own) => own !== null && partsOf(own).includes(asked)),
  );
  const names = [...new Set(found.flatMap(({ kind }) => kind ?? []))];
  return names.length > 0 ? names : undefined;
}
