import { DAY_MS } from '#domain/time/spans.ts';
import { isCounted, hoursOf, type FastSpan } from './fast-state.ts';
import { isDayProtocol } from './fasting-days.ts';
import { MAX_GOAL_HOURS } from './protocols.ts';

/** From here on a fast that was kept counts as a whole day, or as a long one: some minutes short are forgiven. */
const WHOLE_DAY_HOURS = 23.5;
const LONG_HOURS = 30;
const MAX_LONG_A_MONTH = 2;
const MAX_OMAD_A_WEEK = 2;

/** What a member confirms before such a fast begins. */
export type StartQuestion = 'whole-day' | 'whole-day-again' | 'long' | 'omad' | 'omad-again';
/** Why such a fast is not begun at all. */
export type StartRefusal = 'too-long' | 'long-too-often';

export const REFUSAL_SENTENCES: Readonly<Record<StartRefusal, string>> = {
  'too-long': `Fasts are planned for at most ${MAX_GOAL_HOURS} hours here. Longer ones belong into medical hands.`,
  'long-too-often':
    'Two fasts of more than a day in 30 days are the most that is offered here. Choose 24 hours or less.',
};

export interface StartChecks {
  readonly refusal: StartRefusal | undefined;
  /** To be confirmed, in this order; none for the gentle protocols. */
  readonly questions: readonly StartQuestion[];
}

type Planned = Pick<FastSpan, 'startedAtMs' | 'protocol' | 'goalHours'>;

/**
 * What stands before a fast: 24 hours at most once a week and confirmed, up to 36 hours at most twice in 30 days and with a word to
 * a clinician, never longer; one meal a day only with experience and on two days a week. A product rule, no literature value.
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
    const isTooOften = lasting(30, LONG_HOURS) >= MAX_LONG_A_MONTH;
    return { refusal: isTooOften ? 'long-too-often' : undefined, questions: isTooOften ? [] : ['long'] };
  }
  if (protocol === 'omad') {
    const days = within(7).filter((fast) => fast.protocol === 'omad').length;
    return { refusal: undefined, questions: days >= MAX_OMAD_A_WEEK ? ['omad', 'omad-again'] : ['omad'] };
  }
  if (goalHours < 24 || isDayProtocol(protocol)) return { refusal: undefined, questions: [] };
  return {
    refusal: undefined,
    questions: lasting(7, WHOLE_DAY_HOURS) > 0 ? ['whole-day', 'whole-day-again'] : ['whole-day'],
  };
}
