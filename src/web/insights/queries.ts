import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DayRange } from '#domain/insights/change.ts';
import { api } from '#web/lib/api.ts';
import { NOT_KEPT } from '#web/lib/storage/read-cache.ts';

/** The statistics of a range; those in view stay while another range is on its way. */
export const useStatistics = ({ from, to }: DayRange) =>
  useQuery({
    queryKey: ['statistics', from, to],
    queryFn: () => api.insights.statistics({ from, to }),
    placeholderData: keepPreviousData,
    meta: NOT_KEPT,
  });

export const useCohorts = () =>
  useQuery({ queryKey: ['cohorts'], queryFn: () => api.insights.cohorts(), meta: NOT_KEPT });
