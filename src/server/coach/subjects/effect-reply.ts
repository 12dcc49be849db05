import { plainWords } from '#domain/coach/abilities/plain-words.ts';
import { joinedReply, reply, type Reply } from '#domain/coach/reply.ts';
import { knownEffect } from '#domain/coach/subjects/known-effect.ts';
import { namedSubject } from '#domain/coach/subjects/named-subject.ts';
import { readEffect } from '#domain/coach/subjects/read-effect.ts';
import { subjectName } from '#domain/coach/subjects/subject-names.ts';
import { joinWords } from '#domain/words/join-words.ts';

/**
 * What is generally known about an effect, then what the member's own data shows: "Does alcohol affect my sleep?"
 * @param answer from the member's own data
 */
export async function effectReply(
  question: string,
  answer: (question: string) => Promise<Reply>,
): Promise<Reply | undefined> {
  const effect = readEffect(plainWords(question));
  const text = effect && knownEffect(effect);
  if (text === undefined) return undefined;
  // "How does alcohol affect my HRV?" isn't answered with yes.
  const said = /^(?:how|what)\b/.test(plainWords(question)) ? text.replace(/^(?:Yes|No)\. /, '') : text;
  const general = reply({ kind: 'advice', paragraphs: [said] });
  const own = await answer(question);
  const isFromLog = own.kind === 'answer' && own.figures.length > 0;
  if (!isFromLog) return general;
  return { ...joinedReply(general, { ...own, title: null, basis: null }), kind: 'answer', basis: own.basis };
}

/** "Coffee and SHBG" of a question for an effect on something that the product knows. */
function comparedIn(question: string): readonly [of: string, on: string] | undefined {
  const effect = readEffect(plainWords(question));
  const on = effect && namedSubject(effect.on);
  if (!on) return undefined;
  const of = namedSubject(effect.of);
  return [of ? subjectName(of) : effect.of, subjectName(on)];
}

/** Without known effects and enough days, there’s no answer: "Does coffee raise SHBG?" */
export function unknownEffect(question: string, said: Reply): Reply | undefined {
  const compared = said.figures.length === 0 ? comparedIn(question) : undefined;
  return (
    compared &&
    reply({
      kind: 'unknown',
      title: 'I don’t know that',
      paragraphs: [
        `I don’t have general advice on that, and your log doesn’t have enough days with both ${joinWords(compared)} to compare them.`,
      ],
    })
  );
}
