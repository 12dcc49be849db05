import { correctTypos } from '#domain/coach/abilities/intent.ts';
import { plainWords } from '#domain/coach/abilities/plain-words.ts';
import { readAsked, type AboutSubject } from './read-asked.ts';

/** Earlier messages that "it" can refer to. */
const MAX_BACK = 2;
const PRONOUN = /\b(?:it|that|this|they|them|those)\b/g;

const readEither = (message: string): AboutSubject | undefined =>
  readAsked(plainWords(message)) ?? readAsked(correctTypos(message));

/** The question with each of its pronouns replaced in turn. */
function* replaced(text: string, name: string): Generator<string> {
  for (const { 0: word, index } of text.matchAll(PRONOUN))
    yield text.slice(0, index) + name + text.slice(index + word.length);
}

/**
 * Reads a question about a subject, which "it" may stand for: "What is HRV?", "Why is it important?"
 * @param earlier the last questions, oldest first
 * @param before name of the figure of the last answer
 */
export function askedSubject(
  message: string,
  earlier: readonly string[],
  before: string | undefined,
): AboutSubject | undefined {
  const direct = readEither(message);
  if (direct) return direct;
  const text = plainWords(message);
  const named = earlier
    .slice(-MAX_BACK)
    .toReversed()
    .flatMap((each) => readEither(each)?.subject.words ?? []);
  for (const name of [...named, ...(before === undefined ? [] : [before])])
    for (const full of replaced(text.replace(/^(?:and|but|so|ok|okay) /, ''), name)) {
      const meant = readAsked(full);
      if (meant) return meant;
    }
  return undefined;
}
