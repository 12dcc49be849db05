import { implement } from '@orpc/server';
import { todayRoutes as contract, type Today } from '#contract/today.ts';
import type { TokenArea } from '#domain/tokens/scopes.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Deps } from '#server/db/deps.ts';
import { mayRead, membersOnly, refuseUnlessReading, type ApiContext } from '#server/http/api/api-context.ts';
import { memberOn } from '#server/member/queries.ts';
import {
  fastPart,
  glucosePart,
  mealsPart,
  scorePart,
  waterPart,
  weightPart,
  type DayReads,
} from './queries.ts';

type Part = Exclude<keyof Today, 'date' | 'timeZone'>;

/** Reader of each part, with the permission that a token needs. */
const PARTS: readonly {
  readonly name: Part;
  readonly area: TokenArea;
  readonly read: (asked: DayReads) => Promise<unknown>;
}[] = [
  { name: 'meals', area: 'meals', read: mealsPart },
  { name: 'water', area: 'water', read: waterPart },
  { name: 'fast', area: 'fasting', read: fastPart },
  { name: 'glucose', area: 'glucose', read: glucosePart },
  { name: 'weight', area: 'body', read: weightPart },
  { name: 'longevityScore', area: 'longevity', read: scorePart },
];

/** API route for the day at a glance. */
export function todayRoutes({ db, now }: Deps) {
  const os = implement(contract).$context<ApiContext>().use(membersOnly);
  return os.router({
    get: os.get.handler(async ({ context }) => {
      const { userId } = context.actor;
      const { timeZone } = (await memberOn(db, userId, now())).profile;
      const date = localDate(now(), timeZone);
      const parts = await Promise.all(
        PARTS.map(async ({ name, area, read }) =>
          (await mayRead(context, area)) ? [[name, await read({ db, now, userId, date })] as const] : [],
        ),
      );
      const shown = parts.flat();
      // A token without any read permission doesn't learn the member's time zone either.
      if (shown.length === 0) await refuseUnlessReading(context, 'meals');
      return { date, timeZone, ...Object.fromEntries(shown) };
    }),
  });
}
