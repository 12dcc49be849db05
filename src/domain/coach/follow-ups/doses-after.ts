import { findMetric } from '#domain/metrics/catalog.ts';
import type { Query } from '#domain/query/query.ts';
import type { Words } from '#domain/questions/lexicon.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { namedSupplements } from '#domain/questions/supplements/named-supplements.ts';
import { readDoses } from '#domain/questions/supplements/read-doses.ts';
import { tagged } from '#domain/questions/tag.ts';

const TAKING =
  '(?:take|taken|took|taking|tick|ticked|miss|missed|missing|skip|skipped|forget|forgot|forgotten|had|have)(?: to take| taking)?';
const PRONOUN = new RegExp(`\\b(${TAKING}) (?:it|them|that|those|any)\\b|\\b(${TAKING})$`);
const LISTED = /^(?:on )?(?:which|what) (days|nights|mornings|evenings) (?=did i)/;
/** Nutrients of meals that nobody takes as a pill. */
const OF_MEALS =
  /^(?:energyKcal|proteinG|carbsG|fatG|fiberG|sugarsG|addedSugarsG|satFatG|sodiumMg|alcoholG|caffeineMg|cholesterolMg)$/;

const isOfDoses = ({ metric }: Query): boolean => findMetric(metric)?.list === 'supplements';

/** "How many days did I take it this week?" after doses of magnesium. */
export function sameDoses(text: string, { query }: Understood, { source }: Words): Understood | undefined {
  const [name, ...others] = query.where?.kinds ?? [];
  if (!isOfDoses(query) || name === undefined || others.length > 0 || !PRONOUN.test(text)) return undefined;
  const full = text.replace(PRONOUN, (_, verb?: string, last?: string) => `${verb ?? last} ${name}`);
  const read = readDoses(full.replace(LISTED, 'how many $1 '), source);
  if (!read || !LISTED.test(text)) return read;
  return { query: { ...read.query, group: 'day' } };
}

/** "And vitamin D?" after doses of magnesium; also one that isn't taken. */
export function otherDoses(
  text: string,
  { query, check }: Understood,
  { source, lexicon }: Words,
): Understood | undefined {
  if (!isOfDoses(query)) return undefined;
  const named = namedSupplements(text, source);
  const [word, ...more] = tagged(text, lexicon).filter(({ tag }) => tag !== 'filler');
  const isNutrient =
    more.length === 0 &&
    word?.keys.some(
      (key) => (findMetric(key)?.list === 'foods' && !OF_MEALS.test(key)) || key.startsWith('omega3'),
    ) === true;
  const kinds = named && named.length > 0 ? named : isNutrient ? [text] : undefined;
  if (!kinds) return undefined;
  const when = query.when?.map((condition) => ({ ...condition, where: { ...condition.where, kinds } }));
  const other: Query = { ...query, ...(when && { when }), where: { ...query.where, kinds } };
  return { query: other, ...(check && { check: { ...check, query: other } }) };
}
