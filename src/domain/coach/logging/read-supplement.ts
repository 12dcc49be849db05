import { namedSubstance } from '#domain/coach/advice/named-substance.ts';

const DONE = "(?:log|add|record|track|enter|save|i took|i've taken|just took|i just took|took|taken)";
const UNIT =
  '(mcg|µg|μg|ug|micrograms?|mg|milligrams?|grams?|g|iu|i\\.u\\.|international units?|billion(?: cfus?)?)';
const FORM = '(?:pills?|tablets?|capsules?|caps?|softgels?|gummy|gummies|drops?|supplements?|powder|dose)';
const TAIL =
  '(?: (?:for|with|at|after|before|this|today|yesterday|last|now|just|in|again|to|as) .*| (?:today|yesterday|now|again))?';
const AMOUNT = new RegExp(
  `^${DONE} (?:(?:an? |my |the )?(?:[\\d.,]+ ?(?:k )?${UNIT} (?:of )?)?)(?:(?:an?|my|the|\\d+|one|two|three) )?([a-z][a-z0-9 -]*?)(?: [\\d.,]+ ?(?:k )?${UNIT})?( ${FORM})?(?: supplements?)?${TAIL}$`,
);
const GENERIC =
  /^(?:multi-?vitamins?|(?:my |morning |evening |daily )*(?:supplements|vitamins|vitamin pills?))$/;
/** Foods and drinks with the same name. */
const EATEN = /^(?:protein|whey|sodium|salt|caffeine|garlic|cinnamon|soy|cranberry|cranberries|nitrate)$/;
/** Grams are a supplement's only if no food has its name. */
const IN_GRAMS = /^(?:creatine|psyllium|spirulina|inositol|glycine|taurine)/;

/**
 * The supplement that "log 1000 mg vitamin C" or "took my magnesium pill" says was taken.
 * @param text plain words
 */
export function readSupplement(text: string): string | undefined {
  const [, before, said, after, form] = AMOUNT.exec(text.replace(/[.!]+$/, '')) ?? [];
  if (said === undefined) return undefined;
  const name = said.trim();
  if (GENERIC.test(name)) return name.replace(/^my /, '');
  const unit = before ?? after;
  const isPill = form !== undefined && !/powder|dose/.test(form);
  const substance = namedSubstance(name);
  if (substance === undefined || (EATEN.test(name) && !isPill)) return undefined;
  const isInGrams = unit?.startsWith('g') === true;
  if (isInGrams) return IN_GRAMS.test(name) || isPill ? name : undefined;
  const isNamedSo =
    /^(?:vitamin |vit |b12$|d3$|creatine|magnesium$|zinc$|iron$|melatonin|omega|fish oil)/.test(name);
  return unit !== undefined || isPill || isNamedSo ? name : undefined;
}
