import { plainFigure } from '#domain/coach/build-figure.ts';
import { showNumber } from '#domain/coach/format-number.ts';
import type { BurnedRequest } from '#domain/coach/logging/read-burned.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { workoutEnergy } from '#domain/movement/workout-energy.ts';
import { workoutType } from '#domain/movement/workout-types.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { memberOn } from '#server/member/queries.ts';

/** What an activity burns at the member's weight: the estimate that a logged workout gets. */
export async function burnedReply(
  asker: CoachAsker,
  { kind, durationMinutes, effort }: BurnedRequest,
): Promise<Reply> {
  const { db, userId, nowMs, units } = asker;
  const { mass } = await memberOn(db, userId, nowMs);
  const { name, effort: usual } = workoutType(kind);
  const kcal = workoutEnergy({ kind, effort: effort ?? usual, durationMinutes }, mass.massKg);
  const minutes = showNumber(durationMinutes, 'min', { decimals: 0, units });
  return reply({
    kind: 'answer',
    title: name,
    paragraphs: [
      `At your weight, [[f1]] of ${effort ?? usual} effort burns about [[f2]] more than resting. That varies by 25% or more from person to person, so treat it as a rough guide.`,
    ],
    figures: [
      plainFigure({ id: 'f1', label: 'Duration', value: durationMinutes, unit: 'min', shown: minutes }),
      plainFigure({
        id: 'f2',
        label: `Calories burned, ${name.toLowerCase()}`,
        value: kcal,
        unit: 'kcal',
        shown: showNumber(kcal, 'kcal', { decimals: 0, units }),
      }),
    ],
    links: [{ name: 'Open movement', screen: 'movement' }],
    sources: [
      {
        name: 'Ainsworth 2011, Compendium of Physical Activities',
        url: 'https://doi.org/10.1249/MSS.0b013e31821ece12',
      },
    ],
  });
}
