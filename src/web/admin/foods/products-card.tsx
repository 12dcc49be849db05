import { Box, Button, Skeleton, Text } from '@mantine/core';
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminProduct } from '#contract/admin/foods.ts';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { dayText } from '#web/lib/time/moment-text.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { toast } from '#web/ui/toast.ts';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { List, NONE, type Column } from '#web/admin/list.tsx';
import { SOURCE_NAMES } from '#web/admin/source-names.ts';
import { useFilter } from '#web/lib/address/use-filter.ts';

const PRODUCTS = ['admin', 'products'] as const;

const productsQuery = (search: string) =>
  queryOptions({
    queryKey: [...PRODUCTS, search],
    queryFn: () => api.admin.foods.searchProducts({ search }),
    placeholderData: keepPreviousData,
    meta: NOT_CACHED,
  });

function DeleteButton({ product: { id, name } }: { readonly product: AdminProduct }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.admin.foods.removeProduct({ id }),
    onSuccess: () => void toast({ title: 'Deleted', text: `${name}. Logged meals will keep their values.` }),
    onError: (error) => {
      const { title, text } = explain(error);
      void toast({ title, text, tone: 'destructive' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: PRODUCTS }),
  });
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        loading={isPending}
        aria-label={`Delete ${name}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <AskDialog
        opened={isAsking}
        title={`Delete ${name}?`}
        text="Members won’t be able to find it. Logged meals will keep their values. Importing it again will bring it back."
        confirmLabel="Delete product"
        isFinal
        onConfirm={() => {
          setAsking(false);
          mutate();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

const COLUMNS: [Column<AdminProduct>, ...Column<AdminProduct>[]] = [
  { name: 'Product', cell: ({ name }) => name },
  { name: 'Brand', cell: ({ brand }) => brand ?? NONE },
  { name: 'Source', cell: ({ source }) => SOURCE_NAMES[source] },
  { name: 'ID', cell: ({ id }) => id },
  { name: 'Imported', cell: ({ importedAt }) => dayText(importedAt) },
  { name: 'Delete', cell: (product) => <DeleteButton product={product} /> },
];

/** Imported products as members find them, each with a delete button. */
export function ProductsCard() {
  const [filter, setFilter] = useFilter(['search']);
  const search = filter.search ?? '';
  const { data, isFetching, isError, error, refetch } = useQuery({
    ...productsQuery(search),
    enabled: search !== '',
  });
  return (
    <Card title="Imported products">
      <SearchField
        label="Search products"
        placeholder="Name or brand"
        value={search}
        onSearch={(text) => setFilter({ search: text })}
      />
      {isError && <ErrorState {...explain(error)} onRetry={() => void refetch()} />}
      {search !== '' && !data && isFetching && <Skeleton height="8rem" mt="md" radius="lg" />}
      {search !== '' && data?.length === 0 && (
        <Text c="dimmed" mt="md" role="status">
          No matching products. Try fewer words.
        </Text>
      )}
      {search !== '' && data && data.length > 0 && (
        <Box mt="md">
          <List caption="Imported products" rows={data} columns={COLUMNS} nameOf={({ name }) => name} />
        </Box>
      )}
    </Card>
  );
}
