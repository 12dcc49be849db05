import { joinWords } from '#domain/words/join-words.ts';
import type { Circumstances } from '#domain/coach/advice/medication-question.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { forbidsInPregnancy } from '#domain/supplements/hard-blocks.ts';
import { interactionsOf } from '#domain/supplements/interactions.ts';
import { isActiveOn, perTakenDay } from '#domain/supplements/own-supplement.ts';
import { amountWords, interactionWords } from '#domain/supplements/words.ts';
import { substanceOf } from '#domain/supplements/substances.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { suggestionFactsOf } from '#server/supplements/suggestion-queries.ts';
import {
  hypothesisOf,
  ownName,
  PHARMACIST_NOTE,
  SUPPLEMENTS_LINK,
  unlistedWords,
} from './supplement-words.ts';
import { withHypothesis } from '#domain/supplements/hypothetical-facts.ts';

/** What the member takes, and what the rules say about it in the circumstances of the question. */
export async function ownSupplementsReply(asker: CoachAsker, circumstances: Circumstances): Promise<Reply> {
  const { db, userId, nowMs, today } = asker;
  const known = await suggestionFactsOf(db, userId, nowMs);
  const own = known.own.filter((one) => isActiveOn(one, today));
  if (own.length === 0)
    return reply({
      kind: 'advice',
      title: 'No supplements logged',
      paragraphs: ['Add what you take, and I can check it against your medications and conditions.'],
      links: [SUPPLEMENTS_LINK],
    });
  const facts = withHypothesis(known.facts, hypothesisOf(circumstances));
  const warnings = own.flatMap((one) => {
    const met = interactionsOf(facts, perTakenDay(one));
    const inPregnancy = met.some(({ id }) => id === 'pregnancy')
      ? []
      : one.amounts.flatMap(({ substance }) => forbidsInPregnancy(facts, substance) ?? []);
    return [...met.map(interactionWords), ...new Set(inPregnancy)].map((words) =>
      words.startsWith(one.name) ? words : `${one.name}. ${words}`,
    );
  });
  return reply({
    kind: 'advice',
    title: warnings.length > 0 ? 'Ask your doctor or pharmacist before you take more' : 'Your supplements',
    paragraphs: [
      `You take ${joinWords(
        own.map((one) => {
          const [first, ...more] = one.amounts;
          return first && more.length === 0 && !/\d/.test(one.name)
            ? `${ownName(one)} (${amountWords(first.substance, first.amount)})`
            : ownName(one);
        }),
      )}.`,
      ...warnings,
      ...(warnings.length > 0
        ? []
        : ['I found no interactions, but I only check for common ones, so that isn’t a guarantee.']),
      ...unlistedWords(
        circumstances.medicines,
        own.flatMap(({ amounts }) => amounts.map(({ substance }) => substanceOf(substance).name)),
      ),
    ],
    note: PHARMACIST_NOTE,
    links: [SUPPLEMENTS_LINK],
    next: ['Which supplements should I take?'],
  });
}
