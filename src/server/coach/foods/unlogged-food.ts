import { reply, type Reply } from '#domain/coach/reply.ts';
import { unloggedWords } from '#domain/coach/logging/unlogged-food.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import type { Words } from '#domain/questions/lexicon.ts';
import { certainFood } from './certain-food.ts';

/** The answer to a question about a food that the member never logged. */
export function unloggedFoodReply(question: string, words: Words, index: FoodIndex): Reply | undefined {
  const said = unloggedWords(question, words);
  if (said === undefined || !certainFood(said, index)) return undefined;
  return reply({
    kind: 'answer',
    title: `No ${said}`,
    paragraphs: [`I didn’t find any ${said} in your log, so there’s nothing to count.`],
  });
}
