import type { RecordSource } from '#domain/query/record-source.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import { withEverydayForms } from '#domain/questions/everyday/everyday-forms.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { withOtherWords } from '#domain/questions/second-look/other-turns.ts';
import { withoutRequest } from '#domain/questions/wording/requests.ts';
import { EXISTENCE_TURNS } from './asked-existence.ts';
import { DAY_TURNS } from './asked-days.ts';
import { BODY_TURNS } from './asked-body.ts';
import { DRINKING_TURNS } from './asked-drinking.ts';
import { FOOD_TURNS } from './asked-foods.ts';
import { MEAL_TIME_TURNS } from './asked-meals.ts';
import { withTargets } from './asked-targets.ts';
import { withoutLead } from './leads.ts';
import { withoutTails } from './said-tails.ts';
import { turned } from './turns.ts';

const TURNS = [
  ...BODY_TURNS,
  ...DRINKING_TURNS,
  ...MEAL_TIME_TURNS,
  ...EXISTENCE_TURNS,
  ...DAY_TURNS,
  ...FOOD_TURNS,
];

/** Wordings of everyday speech to try after all others: without asides, and with the grammar's words for whole classes of questions. */
export function spokenLooks(question: string, source: RecordSource, lexicon: Lexicon): readonly string[] {
  const asked = withoutLead(question, source, lexicon);
  return [question, ...asked].flatMap((text) => {
    const plain = withoutTails(withoutRequest(normalized(text)).trim());
    const said = withoutTails(turned(withTargets(plain, source), TURNS));
    const everyday = withEverydayForms(plain, source.today);
    return [
      ...(text === question ? [] : [text]),
      plain,
      ...(everyday === plain ? [] : [everyday]),
      said,
      withOtherWords(said, source, lexicon),
    ];
  });
}
