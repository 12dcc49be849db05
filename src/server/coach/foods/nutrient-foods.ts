import { namedSubstance } from '#domain/coach/advice/named-substance.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { RULES } from '#domain/supplements/all-rules.ts';
import { foodFirstOf } from '#domain/supplements/food-first.ts';
import { substanceOf } from '#domain/supplements/substances.ts';
import { nameInSentence } from '#domain/supplements/words.ts';
import type { CoachAsker } from '#server/coach/answer.ts';
import { suggestionFactsOf } from '#server/supplements/suggestion-queries.ts';

/** Foods that provide a nutrient and that the member eats: "Which foods are high in calcium?" */
export async function nutrientFoods(
  { db, userId, nowMs }: CoachAsker,
  what: string,
): Promise<Reply | undefined> {
  const substance = namedSubstance(what);
  if (!substance) return undefined;
  const { facts } = await suggestionFactsOf(db, userId, nowMs);
  const rule = RULES.find((each) => {
    const [first, ...more] = each.dose(facts);
    return first?.substance === substance && more.length === 0;
  });
  if (!rule) return undefined;
  const { name } = substanceOf(substance);
  return reply({
    kind: 'advice',
    title: `${name} from food`,
    paragraphs: [foodFirstOf(rule, facts)],
    links: [{ name: 'Open diet quality', screen: 'dietQuality' }],
    next: [`Am I getting enough ${nameInSentence(name)}?`],
  });
}
