import { DAY_MS } from '#domain/time/spans.ts';
import { isCounted, hoursOf, type FastSpan } from './fast-state.ts';
import { isDayProtocol } from './fasting-days.ts';
import { MAX_GOAL_HOURS } from './protocols.ts';

/** A fast counts as a whole day, or as a long one, from these hours on; it may be a little short. */
const WHOLE_DAY_HOURS = 23.5;
const LONG_HOURS = 30;
const MAX_LONG_PER_MONTH = 2;
const MAX_OMAD_PER_WEEK = 2;

/** What a member has to confirm before the fast starts. */
export type StartQuestion = 'whole-day' | 'whole-day-again' | 'long' | 'omad' | 'omad-again';
/** Why the fast can't start. */
export type StartRefusal = 'too-long' | 'long-too-often';

export const REFUSAL_SENTENCES: Readonly<Record<StartRefusal, string>> = {
  'too-long': `Choose ${MAX_GOAL_HOURS} hours or less. Longer fasts need medical supervision.`,
  'long-too-often':
    'You’ve already done two fasts of 30 hours or more in the past 30 days. Choose 24 hours or less.',
};

export interface StartChecks {
  readonly refusal: StartRefusal | undefined;
  /** Questions to confirm, in this order; none for the gentle protocols. */
  readonly questions: readonly StartQuestion[];
}

type Planned = Pick<FastSpan, 'startedAtMs' | 'protocol' | 'goalHours'>;

/**
 * Checks before a fast: 24 hours once a week with a confirmation, up to 36 hours twice in 30 days after talking to a clinician, and
 * never longer; one meal a day only with experience and on two days a week. A product rule, not from the literature.
 * @param earlier the member's other fasts, in any order
 */
export function startChecks(planned: Planned, earlier: readonly FastSpan[]): StartChecks {
  const { startedAtMs, protocol, goalHours } = planned;
  if (goalHours > MAX_GOAL_HOURS) return { refusal: 'too-long', questions: [] };
  const within = (days: number) =>
    earlier.filter(
      (fast) =>
        isCounted(fast) && fast.startedAtMs < startedAtMs && fast.startedAtMs >= startedAtMs - days * DAY_MS,
    );
  const lasting = (days: number, hours: number) =>
    within(days).filter((fast) => !isDayProtocol(fast.protocol) && hoursOf(fast, 0) >= hours).length;
  if (goalHours > 24) {
    const isTooOften = lasting(30, LONG_HOURS) >= MAX_LONG_PER_MONTH;
    return { refusal: isTooOften ? 'long-too-often' : undefined, questions: isTooOften ? [] : ['long'] };
  }
  if (protocol === 'omad') {
    const days = within(7).filter((fast) => fast.protocol === 'omad').length;
    return { refusal: undefined, questions: days >= MAX_OMAD_PER_WEEK ? ['omad', 'omad-again'] : ['omad'] };
  }
  if (goalHours < 24 || isDayProtocol(protocol)) return { refusal: undefined, questions: [] };
  return {
    refusal: undefined,
    questions: lasting(7, WHOLE_DAY_HOURS) > 0 ? ['whole-day', 'whole-day-again'] : ['whole-day'],
  };
}
