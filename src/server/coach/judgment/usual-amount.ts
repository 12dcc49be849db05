import { reply, type Reply } from '#domain/coach/reply.ts';
import type { Query } from '#domain/query/query.ts';
import { spanOf } from '#domain/query/windows.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { replyToQuery } from '#server/coach/figures/figure-reply.ts';

/** "Is that a lot?" about a food without a limit of its own: compared with what the member usually has. */
export async function usualAmount(asker: CoachAsker, before: Query): Promise<Reply | undefined> {
  const { metric, where, window, weekdays } = before;
  const food = where?.food;
  if (food === undefined) return undefined;
  const title = 'No set limit';
  const { from } = spanOf(window, asker.today);
  if (from === null)
    return reply({
      kind: 'answer',
      title,
      paragraphs: [
        `There’s no set limit for ${food}. What counts is everything you eat: ask me about its calories, sugar, sodium or saturated fat.`,
      ],
      query: before,
    });
  const usual: Query = {
    metric,
    aggregate: 'mean',
    per: 'day',
    ...(where && { where }),
    window,
    ...(weekdays && { weekdays }),
    versus: { window: { kind: 'dates', from: null, to: addDays(from, -1) } },
  };
  const compared = await replyToQuery(asker, usual);
  const said = [compared.title === null ? [] : `${compared.title}:`, compared.paragraphs].flat().join(' ');
  return {
    ...compared,
    title,
    paragraphs: [`There’s no set limit for ${food}, so I compared it with what you had before.`, said],
    query: before,
  };
}
