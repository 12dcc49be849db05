import type { DayRange } from '#domain/time/day-range.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';

/** Statistics of a range; while another loads, the current ones stay. */
export const useStatistics = ({ from, to }: DayRange) =>
  useQuery({
    queryKey: ['statistics', from, to],
    queryFn: () => api.insights.statistics({ from, to }),
    placeholderData: keepPreviousData,
    meta: NOT_CACHED,
  });

export const useCohorts = () =>
  useQuery({ queryKey: ['cohorts'], queryFn: () => api.insights.cohorts(), meta: NOT_CACHED });
