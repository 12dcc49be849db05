import type { AssessmentComparison } from '#contract/bio-age/bio-age.ts';
import type { ItemKey } from '#domain/bio-age/item-keys.ts';
import { SECTIONS } from '#domain/bio-age/sections.ts';
import { unitOfFigure } from '#web/bio-age/words.ts';
import { lowerFirst } from '#domain/words/first-letter.ts';

const UNITS: ReadonlyMap<ItemKey, string> = new Map(
  SECTIONS.flatMap(({ items }) =>
    items.flatMap((item) =>
      item.kind === 'choice' && item.unit !== undefined ? [[item.key, item.unit]] : [],
    ),
  ),
);

/** "130 to 139", "Less than 1": a range of numbers without its unit. */
const NUMBERS = /^(?:(?:under|less|fewer|than|to|or|more|[\d.,]+)(?:\s|$))+$/i;

/** "Less than 1", "None or 1", but not "Quit 5 to 9 years ago". */
const AMOUNT = /^(?:\d|(?:under|less than|fewer than|more than|none or) )/i;

/** "mm Hg", but not "sessions a week". */
const isSymbol = (unit: string): boolean => !/^[a-z]+s\b/.test(unit);

/** An answer within a sentence: amounts with their unit, other words as a quote. */
function inSentence(item: ItemKey, answer: string): string {
  if (!AMOUNT.test(answer)) return `“${answer}”`;
  const words = lowerFirst(answer);
  const unit = UNITS.get(item);
  if (unit === undefined || !NUMBERS.test(answer)) return words;
  return isSymbol(unit) && words.endsWith(' or more')
    ? words.replace(' or more', ` ${unit} or more`)
    : `${words} ${unitOfFigure(answer, unit)}`;
}

/** "130 to 139" of "130 to 139 mm Hg" if the other answer already has the unit. */
function withoutUnit(item: ItemKey, words: string, other: string): string {
  const unit = UNITS.get(item);
  return unit !== undefined && other.includes(` ${unit}`) ? words.replace(` ${unit}`, '') : words;
}

/** "Was 130 to 139 mm Hg, now 120 to 129". */
export function changeWords({ item, from, to }: AssessmentComparison['items'][number]): string {
  if (to === null) return from === null ? '' : `Was ${inSentence(item, from)}, now unanswered`;
  const now = inSentence(item, to);
  if (from === null) return `Not answered before, now ${now}`;
  if (from === to) return `Still ${now}, but scored differently now`;
  const was = inSentence(item, from);
  return `Was ${was}, now ${withoutUnit(item, now, was)}`;
}

/** "Now 120 to 129 mm Hg, goal under 120". */
export function stepWords({
  item,
  from,
  to,
}: {
  readonly item: ItemKey;
  readonly from: string;
  readonly to: string;
}) {
  const was = inSentence(item, from);
  return `Now ${was}, goal ${withoutUnit(item, inSentence(item, to), was)}`;
}
