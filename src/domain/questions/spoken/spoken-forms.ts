import type { RecordSource } from '#domain/query/record-source.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import { withoutAnswerTails } from './answer-tails.ts';
import { withDatedEvent } from './dated-events.ts';

/** A question as people say it in passing, in words that name its days and bounds. */
export function spokenForms(question: string, source: RecordSource, lexicon: Lexicon): readonly string[] {
  const asked = withoutAnswerTails(question);
  const named = withDatedEvent(asked, source, lexicon) ?? asked;
  return [...new Set([named, asked])].filter((form) => form !== question);
}
