import { namedSubstance } from '#domain/coach/advice/named-substance.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { OTHER_NUTRIENT_FOODS } from '#domain/supplements/nutrient-foods.ts';
import { RULES } from '#domain/supplements/all-rules.ts';
import { foodFirstOf } from '#domain/supplements/food-first.ts';
import { substanceOf } from '#domain/supplements/substances.ts';
import { nameInSentence } from '#domain/words/name-in-sentence.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { suggestionFactsOf } from '#server/supplements/suggestion-queries.ts';

/** Foods that provide a nutrient and that the member eats: "Which foods are high in calcium?" */
export async function nutrientFoods(
  { db, userId, nowMs }: CoachAsker,
  what: string,
): Promise<Reply | undefined> {
  const substance = namedSubstance(what);
  if (!substance) return undefined;
  const { facts } = await suggestionFactsOf(db, userId, nowMs);
  // A rule that fills a gap has no dose for a member without one.
  const rule =
    RULES.find((each) => {
      const [first, ...more] = each.dose(facts);
      return first?.substance === substance && more.length === 0;
    }) ?? RULES.find(({ id }) => id.startsWith(`${substance}-`));
  const foodFirst = rule?.foodFirst ?? OTHER_NUTRIENT_FOODS[substance];
  if (foodFirst === undefined) return undefined;
  const { name } = substanceOf(substance);
  return reply({
    kind: 'advice',
    title: `${name} from food`,
    paragraphs: [foodFirstOf({ foodFirst }, facts)],
    links: [{ name: 'Open diet quality', screen: 'dietQuality' }],
    next: [`Am I getting enough ${nameInSentence(name)}?`],
  });
}
