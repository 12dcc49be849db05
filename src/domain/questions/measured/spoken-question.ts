import type { RecordSource } from '#domain/query/record-source.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import { tagged } from '#domain/questions/tag.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { askedPart } from './asked-part.ts';

/** What refers to something said before; a query can't select it. */
const BACKWARD = /\b(?:it|its|those|them|they|these|that|such|same|there|then)\b/;
const SUBJECT =
  /\b(?:it|they|them|this|that)\b(?! (?:week|month|year|day|time|date|morning|much|many|high|low)\b)/g;

/** A question without the statement before it, with the figure that the statement is about; undefined if it refers to more than that. */
export function spokenQuestion(question: string, source: RecordSource, lexicon: Lexicon): string | undefined {
  const part = askedPart(question, source, lexicon);
  if (!part) return undefined;
  const { asked, statement } = part;
  const namesIn = (text: string): readonly string[] => [
    ...new Set(
      tagged(readTimes(text, source.today).text, lexicon).flatMap(({ tag, words }) =>
        tag === 'metric' ? [words] : [],
      ),
    ),
  ];
  const isNamed = namesIn(asked).length > 0;
  if (statement === '') return asked;
  const [name, ...others] = namesIn(statement);
  const whole =
    isNamed || name === undefined || others.length > 0 ? asked : asked.replace(SUBJECT, `my ${name}`);
  return BACKWARD.test(whole) ? undefined : whole;
}
