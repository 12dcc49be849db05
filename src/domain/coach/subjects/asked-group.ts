import { ADULT_YEARS, type Sex } from '#domain/account/profile.ts';

/** People other than the member whose ranges or needs are asked for. */
export interface AskedGroup {
  /** "Men", "women over 60", "somebody aged 60". */
  readonly words: string;
  readonly sex?: Sex;
  readonly ageYears?: number;
  /** The product's ranges leave these out. */
  readonly leftOut?: 'children' | 'pregnancy';
}

const PEOPLE = '(?:healthy |adult |normal |average |grown |old |older |young |younger |all |most )*';
const YEARS = '(?:years?(?: olds?| of age)?|yrs?(?: olds?)?|yo|y/o)';

/** The end of a question, such as "for women over 60", "at 60" or "in kids". */
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `(?:for|in|among|of) ${PEOPLE}(?:an? )?${PEOPLE}(?<people>wom[ae]n|m[ae]n|females?|males?|guys?|lad(?:y|ies))(?:,? (?:(?<over>over|above|past)|(?:at|of|aged?|age of|around|who (?:is|are)|in (?:their|his|her)))?(?: the age of)? ?(?<age>\\d{2})s?(?: ${YEARS})?)?$`,
  ),
  new RegExp(
    `(?:for|in) (?:an? |my )?(?<age>\\d{1,2})[- ]${YEARS}(?: (?<people>wom[ae]n|m[ae]n|females?|males?))?$`,
  ),
  new RegExp(
    `(?:at|by|(?<over>over|above|past)|when (?:you're|you are|i'm|i am)|for (?:someone|somebody|people|adults|anyone)(?: (?:over|above|at|aged?|who(?:'s| is| are)|of))?)(?: (?:age|the age of|over|at))? (?<age>\\d{2})s?(?: ${YEARS})?$`,
  ),
  /(?:for|in|among|with) (?:an? |my |small |young |healthy )*(?<children>kids?|child(?:ren)?|teens?|teenagers?|adolescents?|bab(?:y|ies)|toddlers?|infants?|son|daughter|boys?|girls?)(?: under \d+)?$/,
  /(?:(?:during|in|for|with|while|when|if)(?: you're| i'm| i am)? (?<pregnancy>pregnan(?:t|cy)(?: (?:women|woman|people))?|breastfeeding))$/,
];

const TIED = /^(?:(?:and|but|so|ok|okay|what about|how about),? )+/;

/** "Men?" and "60?" after "and" or "what about". */
const BARE =
  /^(?:wom[ae]n|m[ae]n|females?|males?|kids|children|teens|teenagers|babies|toddlers|(?:during )?pregnancy)(?: over \d{2})?$/;

function groupOf({
  people,
  age,
  over,
  children,
  pregnancy,
}: Readonly<Record<string, string | undefined>>): AskedGroup {
  if (children !== undefined) return { words: 'children and teens', leftOut: 'children' };
  if (pregnancy !== undefined) return { words: pregnancy, leftOut: 'pregnancy' };
  const named = age === undefined ? undefined : Number(age);
  const ageYears = named === undefined || over === undefined ? named : named + 1;
  if (ageYears !== undefined && ageYears < ADULT_YEARS)
    return { words: 'children and teens', leftOut: 'children' };
  const sex = people === undefined ? undefined : /^(?:w|f|lad)/.test(people) ? 'female' : 'male';
  const who = sex === undefined ? undefined : sex === 'male' ? 'men' : 'women';
  return {
    words:
      ageYears === undefined
        ? (who ?? '')
        : `${who ?? 'someone'} ${over === undefined ? 'aged' : 'over'} ${named}`,
    ...(sex && { sex }),
    ...(ageYears !== undefined && { ageYears }),
  };
}

/** "How much iron do women over 50 need?" */
const WITHIN =
  /\b(do|does|should|must|would) (an? (?:\d{2}[- ]years?[- ]olds? )?(?:wom[ae]n|m[ae]n|person|adult)|(?:adult )?(?:women|men|females|males|kids|children|teens|teenagers|toddlers)(?: (?:over|above|at|aged?|of) \d{2})?) (?=need|eat|get|have|take|drink|consume)/;

/** The group at the end of a question, and the question without it. @param text plain words */
export function askedGroup(text: string): { readonly group: AskedGroup; readonly rest: string } | undefined {
  const within = WITHIN.exec(text)?.[2];
  if (within !== undefined) {
    const group = askedGroup(`for ${within}`)?.group;
    return group && { group, rest: text.replace(WITHIN, 'do i ') };
  }
  for (const pattern of PATTERNS) {
    const match = pattern.exec(text);
    if (match?.groups) return { group: groupOf(match.groups), rest: text.slice(0, match.index).trim() };
  }
  return undefined;
}

/** "For men?", "and at 60?": only a group, in words that can end a question. */
export function bareGroup(text: string): string | undefined {
  const said = text.replace(TIED, '');
  if (BARE.test(said)) return `for ${said.replace(/^during /, '')}`;
  return askedGroup(said)?.rest === '' ? said : undefined;
}
