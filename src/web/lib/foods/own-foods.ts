import { queryOptions, useQuery } from '@tanstack/react-query';
import type { OwnFood } from '#contract/foods/own-foods.ts';
import { api } from '#web/lib/api.ts';
import { onSent, useOutbox } from '#web/lib/outbox/outbox.ts';
import type { OutboxRow } from '#web/lib/outbox/outbox-rules.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { changedFood, isOwnFood, withUnsentFoods } from './unsent-foods.ts';

const PAGE = 200;

async function allOwnFoods(): Promise<readonly OwnFood[]> {
  const all: OwnFood[] = [];
  let before: string | null = null;
  do {
    const page: { foods: OwnFood[]; next: string | null } = await api.foods.own.list({
      limit: PAGE,
      ...(before !== null && { before }),
    });
    all.push(...page.foods);
    before = page.next;
  } while (before !== null);
  return all;
}

const ownFoodsQuery = queryOptions({
  queryKey: ['foods', 'own'],
  queryFn: allOwnFoods,
  staleTime: 5 * 60_000,
  // Cached on the device, so that own foods are found and logged offline.
  gcTime: Infinity,
});

const NONE: readonly OwnFood[] = [];

let last:
  | {
      readonly sent: readonly OwnFood[];
      readonly rows: readonly OutboxRow[];
      readonly foods: readonly OwnFood[];
    }
  | undefined;

// Every part of a screen gets the same list.
function withUnsent(sent: readonly OwnFood[], rows: readonly OutboxRow[]): readonly OwnFood[] {
  if (last?.sent !== sent || last.rows !== rows) last = { sent, rows, foods: withUnsentFoods(sent, rows) };
  return last.foods;
}

/** The member's own foods and recipes, unsent writes included. `known`: there is something to show. */
export function useOwnFoods() {
  const query = useQuery(ownFoodsQuery);
  const { rows } = useOutbox();
  const foods = withUnsent(query.data ?? NONE, rows);
  return { ...query, foods, known: query.data !== undefined || foods.length > 0 };
}

// The server's answer enters the cache before the row leaves the outbox, so nothing flickers in between.
onSent((row, answer) => {
  if (!changedFood(row)) return;
  const taken = isOwnFood(answer) ? { ...row, effect: { ...row.effect, value: answer } } : row;
  queryClient.setQueryData(
    ownFoodsQuery.queryKey,
    (foods: readonly OwnFood[] | undefined) => foods && withUnsentFoods(foods, [taken]),
  );
  void queryClient.invalidateQueries({ queryKey: ownFoodsQuery.queryKey });
});
