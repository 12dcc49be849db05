import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type {
  Assessment,
  AssessmentComparison,
  AssessmentDraft,
  AssessmentSummary,
  BioAgeOverview,
} from '#contract/bio-age/bio-age.ts';
import { api } from '#web/lib/api.ts';
import { useOutbox } from '#web/lib/outbox/outbox.ts';
import { afterUnsent, ANSWER, FINISH } from './draft-rows.ts';
import { DRAFT_KEY } from './commands.ts';

const overviewQuery = {
  queryKey: ['bio-age', 'overview'],
  queryFn: (): Promise<BioAgeOverview> => api.bioAge.overview(),
};

/** The newest result, PhenoAge, and both combined, as last read. */
export const useKnownOverview = () => useQuery(overviewQuery);

/** The same, read again. */
export const useOverview = () =>
  useQuery({
    ...overviewQuery,
    // Depends on blood, weight, nights and health, which change on other screens.
    staleTime: 0,
  });

/** Finished assessments, newest first. */
export const useAssessments = () =>
  useQuery({
    queryKey: ['bio-age', 'assessments'],
    queryFn: (): Promise<AssessmentSummary[]> => api.bioAge.list(),
  });

type Compared = Assessment & { readonly comparison: AssessmentComparison | null };

/** One finished assessment and what changed since the previous one; fetched on demand. */
export const useAssessment = (id: string | undefined) =>
  useQuery({
    queryKey: ['bio-age', 'assessment', id],
    queryFn: (): Promise<Compared> => api.bioAge.get({ id: id ?? '' }),
    enabled: id !== undefined,
  });

/** The assessment in progress, including unsent answers, and whether there are any while sending fails. */
export function useDraft() {
  const query = useQuery({
    queryKey: DRAFT_KEY,
    queryFn: (): Promise<AssessmentDraft> => api.bioAge.draft(),
    staleTime: 0,
  });
  const { rows, failing } = useOutbox();
  const isWaiting = failing && rows.some(({ effect }) => effect.type === ANSWER);
  const draft = useMemo(
    () => query.data && { ...query.data, answers: afterUnsent(query.data.answers, rows) },
    [query.data, rows],
  );
  return { ...query, draft, isWaiting };
}

/** Whether finishing an assessment waits for a connection. */
export function useUnsentFinish(): boolean {
  const { rows } = useOutbox();
  return rows.some(({ effect, rejected }) => effect.type === FINISH && !rejected);
}
