import { plainWords } from '#domain/coach/abilities/plain-words.ts';
import { namedSubject, type Subject } from './named-subject.ts';
import { isItSafe, whatIs, whyMatters } from './next-questions.ts';
import { bareName, whatCausesHigh } from './question-words.ts';
import { subjectName } from './subject-names.ts';

const MAX_NAME_WORDS = 3;
const MIN_NAME_LENGTH = 3;

/** The longest name of a subject in a text. */
function subjectIn(text: string): Subject | undefined {
  const words = text.split(/[^a-z0-9()'/-]+/).filter((word) => word !== '');
  for (let count = MAX_NAME_WORDS; count > 0; count--)
    for (let at = 0; at + count <= words.length; at++) {
      const name = words.slice(at, at + count).join(' ');
      const subject = name.length < MIN_NAME_LENGTH ? undefined : namedSubject(name);
      if (subject) return subject;
    }
  return undefined;
}

/** Questions about a subject that a message names without being understood. */
export function questionsAbout(message: string): readonly string[] {
  const subject = subjectIn(plainWords(message));
  if (!subject) return [];
  const { nutrient, marker, metric, concept } = subject;
  const name = subjectName(subject);
  const what = whatIs(subject);
  if (concept || metric !== undefined) return [what, whyMatters(subject)];
  if (nutrient) return [what, `Which foods are high in ${bareName(name)}?`];
  return [what, marker ? whatCausesHigh(name) : isItSafe(subject)];
}
