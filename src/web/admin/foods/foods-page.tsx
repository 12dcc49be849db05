import { Stack } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { SCREENS } from '#domain/screens/screens.ts';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';
import { formatCount } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { ColumnsSkeleton } from '#web/ui/states/columns-skeleton.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import classes from './foods-page.module.css';
import { ImportsCard } from './imports-card.tsx';
import { ProductsCard } from './products-card.tsx';
import { SOURCE_NAMES } from '#web/admin/source-names.ts';
import { UploadCard } from './upload-card.tsx';

const EVERY_MS = 3000;

const foodsQuery = queryOptions({
  queryKey: ['admin', 'foods'],
  queryFn: () => api.admin.foods.overview(),
  // Polls only during an import.
  refetchInterval: ({ state: { data } }) =>
    data?.imports.some(({ state }) => state === 'running' || state === 'waiting') ? EVERY_MS : false,
  meta: NOT_CACHED,
});

function Count({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <Stack gap={2}>
      <span className={classes.value}>{formatCount(value)}</span>
      <span className={classes.name}>{name}</span>
    </Stack>
  );
}

const WAITING = (
  <ColumnsSkeleton
    heightsRem={[
      [22, 8],
      [7, 7],
    ]}
  />
);

/** `/admin/foods`: foods by source, and imports. */
export function FoodsPage() {
  const { data, isPending, isError, error, refetch } = useQuery(foodsQuery);
  return (
    <>
      <PageHeader
        title={SCREENS.adminFoods.title}
        text="Reference foods, imported products and import history."
      />
      {isError && <ErrorState {...explain(error)} onRetry={() => void refetch()} />}
      {isPending ? (
        WAITING
      ) : (
        <Columns
          wide="first"
          columns={[
            <Fragment key="products">
              {data && <UploadCard maxMb={data.maxUploadMb} onTaken={() => void refetch()} />}
              <ProductsCard />
            </Fragment>,
            <Fragment key="sources">
              {data && (
                <Card title="Foods by source">
                  <div className={classes.figures}>
                    <Count name="Reference table" value={data.reference} />
                    <Count name={SOURCE_NAMES.fdc} value={data.products.fdc} />
                    <Count name={SOURCE_NAMES.off} value={data.products.off} />
                  </div>
                </Card>
              )}
              {data && <ImportsCard imports={data.imports} />}
            </Fragment>,
          ]}
        />
      )}
    </>
  );
}
