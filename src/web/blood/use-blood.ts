import { useMemo } from 'react';
import { useToday } from '#web/lib/clock.ts';
import { bloodPanels } from '#web/lib/blood-panels.ts';
import { useMember } from '#web/lib/member.ts';
import { bloodState, personOf } from './readings.ts';

/** Before the first blood test anybody has at hand. */
const FIRST_DAY = '1900-01-01';

/** The member's panels, oldest first and with what is not sent yet, and all that follows from them. */
export function useBlood() {
  const today = useToday();
  const { data: member } = useMember();
  const query = bloodPanels.useEntries(FIRST_DAY, today);
  const personOn = useMemo(() => (member ? personOf(member, today) : undefined), [member, today]);
  const state = useMemo(
    () => (personOn ? bloodState(query.entries, personOn) : undefined),
    [query.entries, personOn],
  );
  return { today, query, panels: query.entries, personOn, state };
}
