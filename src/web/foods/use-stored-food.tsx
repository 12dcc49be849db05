import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { OwnFood } from '#contract/foods/own-foods.ts';
import { explain } from '#web/lib/errors.ts';
import { useOwnFoods } from '#web/lib/foods/own-foods.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { NotFound } from '#web/lib/not-found.tsx';

interface StoredFood {
  /** Undefined when creating a new one. */
  readonly id: string | undefined;
  readonly stored: OwnFood | undefined;
  /** Shown instead of a stored food that doesn't exist or hasn't loaded. */
  readonly instead: ReactNode;
}

/** The member's own food or recipe in the address. */
export function useStoredFood(): StoredFood {
  const { id } = useParams();
  const { foods, known, isPending, isError, error, refetch } = useOwnFoods();
  const stored = foods.find((food) => food.id === id);
  if (id === undefined || stored) return { id, stored, instead: undefined };
  if (isPending) return { id, stored, instead: <Skeleton height="24rem" radius="lg" /> };
  const failed = isError && !known;
  const instead = failed ? <ErrorState {...explain(error)} onRetry={() => void refetch()} /> : <NotFound />;
  return { id, stored, instead };
}
