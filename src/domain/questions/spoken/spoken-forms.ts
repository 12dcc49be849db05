import type { RecordSource } from '#domain/query/record-source.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { withEverydayForms } from '#domain/questions/everyday/everyday-forms.ts';
import { withDatedEvent } from './dated-events.ts';
import { withShortAsks } from './short-asks.ts';
import { withLongAsks } from './long-asks.ts';
import { withNextDays } from './next-days.ts';
import { withPassingDefinitions } from './passing-definitions.ts';
import { withoutTails } from './said-tails.ts';
import { questionAlone } from '#domain/questions/context/question-alone.ts';

/** A question as people say it in passing, in words that name its days and bounds, and without the sentences around it. */
export function spokenForms(question: string, source: RecordSource, lexicon: Lexicon): readonly string[] {
  const alone = questionAlone(question, source, lexicon);
  const others = alone === undefined ? [] : [alone, ...formsOf(alone, source, lexicon)];
  return [...others, ...formsOf(question, source, lexicon)];
}

function formsOf(question: string, source: RecordSource, lexicon: Lexicon): readonly string[] {
  const named = withDatedEvent(question, source, lexicon) ?? question;
  const said = normalized(named).replace(/\bcount of\b/, 'number of');
  const plain = withNextDays(
    withShortAsks(withEverydayForms(withLongAsks(withPassingDefinitions(withoutTails(said))), source.today)),
  );
  return [...(plain === said ? [] : [plain]), ...(named === question ? [] : [named])];
}
