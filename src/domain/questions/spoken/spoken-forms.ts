import type { RecordSource } from '#domain/query/record-source.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import { withoutAnswerTails } from './answer-tails.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { withDatedEvent } from './dated-events.ts';
import { withShortAsks } from './short-asks.ts';
import { withLongAsks } from './long-asks.ts';
import { withNextDays } from './next-days.ts';
import { withPassingDefinitions } from './passing-definitions.ts';
import { questionAlone } from './side-sentences.ts';

/** A question as people say it in passing, in words that name its days and bounds, and without the sentences around it. */
export function spokenForms(question: string, source: RecordSource, lexicon: Lexicon): readonly string[] {
  const alone = questionAlone(question, source, lexicon);
  return [
    ...(alone === undefined ? [] : [alone, ...formsOf(alone, source, lexicon)]),
    ...formsOf(question, source, lexicon),
  ];
}

function formsOf(question: string, source: RecordSource, lexicon: Lexicon): readonly string[] {
  const asked = withoutAnswerTails(question);
  const named = withDatedEvent(asked, source, lexicon) ?? asked;
  const plain = normalized(named).replace(/\bcount of\b/, 'number of');
  const defined = withNextDays(withShortAsks(withLongAsks(withPassingDefinitions(plain))));
  return [...new Set([...(defined === plain ? [] : [defined]), named, asked])].filter(
    (form) => form !== question,
  );
}
