import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ImportInfo } from '#contract/imports.ts';
import { isBusy } from '#domain/imports/states.ts';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { toast } from '#web/ui/toast.ts';

const KEY = ['imports'];
const POLL_MS = 1000;

/** A member's imports, refetched every second while one is in progress. */
export function useImports() {
  const query = useQuery({
    queryKey: KEY,
    queryFn: () => api.imports.list(),
    refetchInterval: ({ state }) => (state.data?.some(({ step }) => isBusy(step)) ? POLL_MS : false),
  });
  const stored = (query.data ?? []).filter(({ step }) => step === 'importing' || step === 'undoing').length;
  const before = useRef(0);
  useEffect(() => {
    // Other screens' data has changed.
    if (stored < before.current) void queryClient.invalidateQueries();
    before.current = stored;
  }, [stored]);
  return query;
}

export const refreshImports = () => queryClient.invalidateQueries({ queryKey: KEY });

/** A change to an import; reports failures. */
export function useImportAction<Input>(act: (input: Input) => Promise<unknown>) {
  return useMutation({
    mutationFn: act,
    onError: (error) => {
      const { title, text } = explain(error);
      void toast({ title, text, tone: 'destructive' });
    },
    onSettled: refreshImports,
  });
}

/** New records in a previewed file. */
export const newCount = ({ plan }: Pick<ImportInfo, 'plan'>): number =>
  (plan?.kinds ?? []).reduce((sum, { added }) => sum + added, 0);
