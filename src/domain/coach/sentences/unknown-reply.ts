import { plainWords } from '#domain/coach/abilities/plain-words.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { suggestedQuestions, type Logged } from '#domain/coach/suggested-questions.ts';

/** Words about the member, whose questions the coach may only have misread. */
const OWN = /\b(?:i|my|mine|we|our|i'm|i've|i'd)\b/;
/** "Why?", "what do you mean", "why not": about the reply that didn't understand. */
const ABOUT_THE_MISS =
  /^(?:but |and |so )?(?:why|why not|why(?:'s| is) that|how come|what|what do you mean|what did(?:n't| not) you (?:understand|get)|why (?:don't|didn't|can't) you(?: \w+)*)$/;

/** "How much", "average", "highest": the question asks for a number. */
const ASKS_FOR_NUMBER =
  /\bhow (?:much|many|long|often|high|low|far|fast|heavy|late|early)\b|\b(?:number|average|mean|median|total|sum|count|percent(?:age)?|share|most|least|highest|lowest|max(?:imum)?|min(?:imum)?)\b/;

interface Offer {
  readonly logged: Logged;
  /** Questions offered earlier, which weren’t understood either. */
  readonly shown: readonly string[];
}

/** Questions to choose from; if all were shown before, they are shown again. */
function choicesOf(near: readonly string[], { logged, shown }: Offer): Reply['choices'] {
  const fresh = near.length > 0 ? near : suggestedQuestions(logged, shown);
  return (fresh.length > 0 ? fresh : suggestedQuestions(logged)).map((question) => ({
    label: question,
    question,
  }));
}

/**
 * The answer to a question that the coach can't answer.
 * @param nearest questions about the same figures
 */
export function unknownReply(question: string, nearest: readonly string[], offer: Offer): Reply {
  const near = nearest.filter((each) => !offer.shown.includes(each));
  const choices = choicesOf(near, offer);
  const isAgain = offer.shown.length > 0;
  const text = plainWords(question);
  if (isAgain && ABOUT_THE_MISS.test(text))
    return reply({
      kind: 'unknown',
      title: 'Here’s what I look for',
      paragraphs: [
        'I need two things: something you log, such as protein, sleep or weight, and a time period. If either is missing, I don’t guess. “Protein last week” works, and so do these:',
      ],
      choices,
    });
  if (near.length === 0 && !OWN.test(text))
    return reply({
      kind: 'unknown',
      title: 'I can’t help with that',
      paragraphs: [
        'I only know about food, training, health and what you log here. If it’s a medical question, ask a doctor or dietitian. You could ask me:',
      ],
      choices,
    });
  return reply({
    kind: 'unknown',
    title: isAgain ? 'I didn’t understand that either' : 'I didn’t understand that',
    paragraphs: [
      isAgain && near.length === 0
        ? 'Name one thing you log and a time, such as “protein last week.” I can also answer:'
        : near.length > 0
          ? `${ASKS_FOR_NUMBER.test(text) ? 'I don’t guess at numbers. ' : ''}These are the closest questions I can answer:`
          : 'I answer questions about what you log: meals, sleep, weight, movement, glucose, blood tests and more. For example:',
    ],
    choices,
  });
}
