import type { Yardstick } from '#domain/coach/judgment/intake-judgment.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import type { AskedGroup } from '#domain/coach/subjects/asked-group.ts';
import type { NutrientKey } from '#domain/foods/nutrients.ts';
import { limitOf, needOf } from '#domain/meals/nutrients/nutrient-need.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { memberOn } from '#server/member/queries.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import { amountFigures, intakeName } from './judge-intake.ts';

/** "How much iron do women over 60 need?": undefined for amounts without a recommendation for everyone. */
export async function groupNeedReply(
  asker: CoachAsker,
  nutrient: NutrientKey,
  { words, sex, ageYears, leftOut }: AskedGroup,
): Promise<Reply | undefined> {
  const metric = findMetric(nutrient);
  const member = await memberOn(asker.db, asker.userId, asker.nowMs);
  const isPregnant = leftOut === 'pregnancy';
  const eater = {
    sex: isPregnant ? ('female' as const) : (sex ?? member.sex),
    ageYears: ageYears ?? member.ageYears,
    isPregnant,
  };
  const need = needOf(nutrient, eater, undefined);
  const limit = limitOf(nutrient, eater, undefined);
  if (!metric || leftOut === 'children' || (!need && !limit)) return undefined;
  const yardstick: Yardstick = {
    ...(need && { least: need.amount }),
    ...(limit && { most: limit.amount }),
    kind: 'recommended',
  };
  const recommended = need ? 'The recommended amount is [[f1]] a day' : '';
  const most = limit ? `${need ? ', and the' : 'The'} upper limit is [[${need ? 'f2' : 'f1'}]] a day` : '';
  return reply({
    kind: 'advice',
    title: `${capitalized(intakeName(metric))}: ${words}`,
    paragraphs: [
      `${recommended}${most}.`.replace(' a day, and', ', and'),
      ...(isPregnant ? ['Ask your doctor or midwife what’s right for you.'] : []),
    ],
    figures: amountFigures(yardstick, metric, asker, 1),
    links: [{ name: 'Open reports', screen: 'reports' }],
    next: [`Am I getting enough ${intakeName(metric)}?`],
    query: { metric: nutrient, aggregate: 'mean', window: { kind: 'last-days', days: 14 } },
  });
}
