import { drinkMl } from '#domain/coach/abilities/drink-amount.ts';
import type { Intent } from '#domain/coach/abilities/intent.ts';
import { showNumber, shownText } from '#domain/coach/format-number.ts';
import { saidTime } from '#domain/coach/logging/said-time.ts';
import type { Action } from '#domain/coach/proposal.ts';
import type { Reply } from '#domain/coach/reply.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { momentWords } from './propose-workout.ts';
import { proposed } from './proposed.ts';
import { sumToday } from './sum-today.ts';

/** "Add a glass of water", "I had 200 ml of water at 9 am" */
export async function proposeDrink(
  asker: CoachAsker,
  intent: Extract<Intent, { readonly kind: 'log-drink' }>,
  question: string,
): Promise<Reply> {
  const { drink, isTimed } = intent;
  const volumeMl = drinkMl(intent, asker.units.system);
  const drunkMs = isTimed ? saidTime(question.toLowerCase(), asker) : asker.nowMs;
  const isToday = localDate(drunkMs, asker.timeZone) === asker.today;
  const isWaterToday = drink === 'water' && isToday;
  const before = isWaterToday ? await sumToday(asker, 'waterMl') : null;
  const shown = (ml: number): string => shownText(showNumber(ml, 'mL', { decimals: 0, units: asker.units }));
  const details = [
    ...(isTimed ? [momentWords(drunkMs, asker)] : []),
    ...(isWaterToday ? ['Water today'] : isToday ? ['Drinks today'] : []),
  ];
  const action: Action = {
    kind: 'log-drink',
    input: { kind: drink, volumeMl, ...(isTimed && { drunkAt: new Date(drunkMs).toISOString() }) },
  };
  return proposed(isTimed ? 'Check the time, then confirm.' : 'Confirm to add it to today’s log.', {
    title: `Add ${shown(volumeMl)} of ${drink}`,
    before: before === null ? null : shown(before),
    after: shown((before ?? 0) + volumeMl),
    detail: details.join(' · '),
    action,
  });
}
