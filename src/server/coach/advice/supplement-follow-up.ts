import { readIntent } from '#domain/coach/abilities/intent.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { reasonOf } from '#domain/supplements/words.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { suggestionFactsOf } from '#server/supplements/suggestion-queries.ts';
import { PHARMACIST_NOTE, SUPPLEMENTS_LINK } from './supplement-words.ts';
import { lowerFirst } from '#domain/words/first-letter.ts';

/** What is suggested and not taken yet; undefined if the conversation wasn't about supplements. */
async function suggestedTo({ db, userId, nowMs, earlier }: CoachAsker) {
  const isAbout = earlier.some((question) => {
    const intent = readIntent(question);
    return intent?.kind === 'advice' && /supplements?$/.test(intent.request.about);
  });
  if (!isAbout) return undefined;
  const { suggestions: all, own } = await suggestionFactsOf(db, userId, nowMs);
  const taken = new Set(own.map(({ ruleId }) => ruleId));
  return all.suggestions.filter(({ id }) => !taken.has(id));
}

/** "When should I take them?" */
export async function supplementTiming(asker: CoachAsker): Promise<Reply | undefined> {
  const timed = (await suggestedTo(asker))?.flatMap(({ title, how }) =>
    how ? [`${title}: ${lowerFirst(how.timing).replace(/\.$/, '')}.`] : [],
  );
  if (!timed || timed.length === 0) return undefined;
  return reply({
    kind: 'advice',
    title: 'When to take them',
    paragraphs: timed,
    note: PHARMACIST_NOTE,
    links: [SUPPLEMENTS_LINK],
    next: ['Remind me to take my supplements at 8 am'],
  });
}

/** "Do I really need all of those?" */
export async function supplementNeed(asker: CoachAsker): Promise<Reply | undefined> {
  const suggested = await suggestedTo(asker);
  const [first, ...others] = suggested ?? [];
  if (!first) return undefined;
  const isOnlyOne = others.length === 0;
  return reply({
    kind: 'advice',
    title: isOnlyOne ? 'There’s only one suggestion' : 'No, you don’t need all of them',
    paragraphs: [
      isOnlyOne
        ? 'It’s optional, and food can close most gaps.'
        : 'The most important one is listed first. Start with that one, and add another only if your next blood test still shows a reason to. Food can close most gaps.',
      `${isOnlyOne ? 'It’s' : 'First on your list:'} ${first.title}. The reason: ${reasonOf(first)}. Food first: ${first.foodFirst}`,
    ],
    note: PHARMACIST_NOTE,
    links: [SUPPLEMENTS_LINK],
    sources: first.sources.slice(0, 1),
    next: ['What nutrients am I low in?'],
  });
}
