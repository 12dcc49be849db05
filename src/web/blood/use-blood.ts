import { useMemo } from 'react';
import { EARLIEST_DRAW } from '#domain/blood/panel.ts';
import { isDiabetesKnown } from '#domain/health/known-health.ts';
import { useToday } from '#web/lib/clock.ts';
import { bloodPanels } from '#web/lib/member/blood-panels.ts';
import { healthIn, useHealth } from '#web/lib/member/health.ts';
import { useMember } from '#web/lib/member.ts';
import { bloodState, type BloodState } from './readings.ts';
import { subjectOf, type Subject } from '#domain/blood/subject.ts';

/** A member's blood tests, as pages show them. */
export interface KnownBlood {
  /** All known values, oldest first. */
  readonly state: BloodState;
  readonly subjectOn: (date: string) => Subject;
  readonly isDiabetesKnown: boolean;
  readonly today: string;
}

/**
 * The member's panels, oldest first and including unsent ones, with everything derived from them. Nothing is judged before it is known
 * whether the ranges apply to the member; without an answer, as on a new device offline, they do.
 */
export function useBlood() {
  const today = useToday();
  const { data: member } = useMember();
  const { data: savedHealth, isPending } = useHealth();
  const query = bloodPanels.useEntries(EARLIEST_DRAW, today);
  const health = useMemo(() => savedHealth && healthIn(savedHealth), [savedHealth]);
  const isPregnant = health?.isPregnant === true;
  const subjectOn = useMemo(
    () => (member && !isPending ? subjectOf(member, isPregnant, today) : undefined),
    [member, isPending, isPregnant, today],
  );
  const state = useMemo(
    () => (subjectOn ? bloodState(query.entries, subjectOn) : undefined),
    [query.entries, subjectOn],
  );
  return {
    today,
    query,
    panels: query.entries,
    subjectOn,
    state,
    isDiabetesKnown: isDiabetesKnown(health),
  };
}
