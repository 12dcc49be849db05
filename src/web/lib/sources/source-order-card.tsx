import { Button } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './source-order-card.module.css';
import { SourceOrderDialog } from './source-order-dialog.tsx';
import { sourceName } from './source-name.ts';
import { isOrdered, SOURCE_ORDERS, type SourceOrderKind } from './source-orders.ts';

/** Kinds that several sources recorded, each with its sources in the order in which they count. */
function useSourceOrders(kinds: readonly SourceOrderKind[]) {
  const orders = useQueries({ queries: kinds.map((kind) => SOURCE_ORDERS[kind].query) });
  return kinds.flatMap((kind, at) => {
    const { sources = [], order = [] } = orders[at]?.data ?? {};
    const names = sources.map(({ source }) => source);
    return names.length < 2 ? [] : [{ kind, names, isRanked: isOrdered(kind, order, names) }];
  });
}

/** Which source counts if several recorded the same day, night or workout; nothing if no kind has two sources. */
export function SourceOrderCard({ kinds }: { readonly kinds: readonly SourceOrderKind[] }) {
  const shown = useSourceOrders(kinds);
  const [isOpen, setOpen] = useState(false);
  if (shown.length === 0) return null;
  return (
    <Card
      title="Source order"
      aside={
        <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
          Change order
        </Button>
      }
    >
      {shown.every(({ isRanked }) => isRanked) && (
        <p className={classes.text}>
          If two sources have data for the same day, we use the one listed first.
        </p>
      )}
      <dl className={classes.rows}>
        {shown.map(({ kind, names, isRanked }) => (
          <div key={kind} className={classes.row}>
            <dt>{SOURCE_ORDERS[kind].name}</dt>
            <dd>
              {names.map((source, at) => (
                <span key={source} data-first={isRanked && at === 0}>
                  {isRanked && `${at + 1}. `}
                  {sourceName(source)}
                </span>
              ))}
              {!isRanked && <span>{SOURCE_ORDERS[kind].unchosen}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <SourceOrderDialog kinds={isOpen ? shown.map(({ kind }) => kind) : []} onClose={() => setOpen(false)} />
    </Card>
  );
}
