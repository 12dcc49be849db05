import { joinWords } from '#domain/words/join-words.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { preferencesOf } from './preferences.ts';

/** "What am I allergic to?": the diets, allergies and dislikes that suggestions respect. */
export async function eatingRulesReply(asker: CoachAsker): Promise<Reply> {
  const { avoided, diets, aversions, rules } = await preferencesOf(asker, []);
  const dislikes = aversions.dislikes.filter((word) => !avoided.includes(word));
  const kept = [...new Set(diets)].filter((diet) => diet !== 'none');
  const paragraphs = [
    avoided.length > 0 ? `I don’t suggest meals with ${joinWords(avoided, 'or')}.` : '',
    dislikes.length > 0 ? `You don’t like ${joinWords(dislikes)}.` : '',
    kept.length > 0 ? `Your diet: ${joinWords(kept)}.` : '',
    rules.facts.length > 0
      ? `From what you told me: ${rules.facts.map(({ text }) => `“${text}”`).join(', ')}.`
      : '',
  ].filter(Boolean);
  return reply({
    kind: 'advice',
    title: avoided.length > 0 ? 'Your allergies and the foods you avoid' : 'No allergies saved',
    paragraphs:
      paragraphs.length > 0
        ? paragraphs
        : [
            'Add your allergies, diet and dislikes under Dietary preferences, or tell me, “Remember that I’m allergic to peanuts.”',
          ],
    links: [{ name: 'Dietary preferences', screen: 'dietaryPreferences' }],
    next: ['What do you remember about me?'],
  });
}
