import { useMemo } from 'react';
import { contract } from '#contract/contract.ts';
import type { HrvReading, StressQuestionnaire } from '#contract/stress.ts';
import { currentStress } from '#domain/stress/current-stress.ts';
import { BASELINE_DAYS } from '#domain/stress/hrv-baseline.ts';
import { addDays } from '#domain/time/local-date.ts';
import { api } from '#web/lib/api.ts';
import { lastEntryDay } from '#web/lib/address/range.ts';
import { isTracked, tracked } from '#web/lib/outbox/tracked.ts';
import { checkIns } from '#web/stress/check-in/check-ins.ts';
import { formatMs } from './words.ts';

const isQuestionnaire = (value: unknown): value is StressQuestionnaire =>
  isTracked(value) && typeof value['questions'] === 'string' && Array.isArray(value['answers']);

/** Answered questionnaires. */
export const questionnaires = tracked({
  name: 'stress-questionnaires',
  version: 1,
  writes: contract.stress.questionnaires,
  list: (range) => api.stress.questionnaires.list(range),
  isEntry: isQuestionnaire,
  at: ({ answeredAt }) => answeredAt,
  say: () => 'answers to the questionnaire',
});

const isHrv = (value: unknown): value is HrvReading =>
  isTracked(value) && typeof value['measuredAt'] === 'string' && typeof value['rmssdMs'] === 'number';

/** Heart rate variability of mornings and nights. */
export const hrvReadings = tracked({
  name: 'hrv-readings',
  version: 1,
  writes: contract.stress.hrv,
  list: (range) => api.stress.hrv.list(range),
  isEntry: isHrv,
  at: ({ measuredAt }) => measuredAt,
  say: ({ rmssdMs }) => `heart rate variability ${formatMs(rmssdMs)} ms`,
});

const QUESTIONNAIRE_DAYS = 3650;

const earlier = (one: string, other: string): string => (one < other ? one : other);

/** All stress entries since `from`, unsent ones included, with the resulting score. */
export function useStress(from: string, today: string) {
  const to = lastEntryDay(today);
  const felt = checkIns.useEntries(from, to);
  const answered = questionnaires.useEntries(addDays(today, 1 - QUESTIONNAIRE_DAYS), to);
  const hrv = hrvReadings.useEntries(earlier(from, addDays(today, 1 - BASELINE_DAYS)), to);
  const current = useMemo(
    () =>
      currentStress({ checkIns: felt.entries, questionnaires: answered.entries, hrv: hrv.entries }, today),
    [felt.entries, answered.entries, hrv.entries, today],
  );
  const all = [felt, answered, hrv];
  return {
    felt,
    answered,
    hrv,
    current,
    known: all.every(({ known }) => known),
    error: all.find(({ error, known }) => error && !known)?.error,
    isEmpty: all.every(({ known, entries }) => known && entries.length === 0),
    refetch: () => {
      for (const { refetch } of all) refetch();
    },
  };
}
