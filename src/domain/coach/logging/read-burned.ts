import type { Effort, WorkoutKind } from '#domain/movement/workout-types.ts';
import { readWorkout } from './read-workout.ts';

/** A question about what an activity burns. */
export interface BurnedRequest {
  readonly kind: WorkoutKind;
  readonly durationMinutes: number;
  readonly effort: Effort | undefined;
}

/** Duration if the question names none. */
const USUAL_MINUTES = 30;

const BURNS =
  /^(?:and )?how (?:many|much) (?:calories|kcal|energy)?(?: ?(?:does|do|would|will|can|could|did))? ?(?:i burn )?(?:an? (?!hour)|the |doing |by |in |with |when )*(.+?)(?: (?:burns?|cost|use))?(?: up)?$/;
const ASKS = /\bburn/;
/** Asks for logged figures instead. */
const RECORDED =
  /\b(?:i burned|have i|last|yesterday|today|this (?:week|month)|average|on \w+days|per workout|total|my)\b/;

/** Reads "how many calories does swimming burn", "how much does a 5 km run burn". @param text plain words */
export function readBurned(text: string): BurnedRequest | undefined {
  if (!ASKS.test(text) || RECORDED.test(text)) return undefined;
  const activity = BURNS.exec(text)?.[1];
  if (activity === undefined) return undefined;
  const timed = readWorkout(`log ${activity}`);
  const whole = timed ?? readWorkout(`log ${activity} ${USUAL_MINUTES} min`);
  if (!whole || whole.kind === 'other') return undefined;
  return {
    kind: whole.kind,
    durationMinutes: whole.durationMinutes ?? USUAL_MINUTES,
    effort: whole.effort,
  };
}

const THAT_BURNS =
  /^(?:and )?(?:how (?:many|much)(?: calories| kcal| energy)? (?:does|did|will|would|is) (?:that|it|this)(?: (?:burn|cost|use|worth))?|(?:does|did) (?:that|it|this) burn (?:much|a lot|many calories))$/;

/** "How many calories does that burn?" after a workout to log. @param text plain words */
export function burnedBefore(text: string, previous: string): string | undefined {
  const workout = THAT_BURNS.test(text) ? readWorkout(previous) : undefined;
  if (!workout) return undefined;
  const said = previous.replace(/^(?:log|i|i just|just|add|record|track|did|had|an?|my) /g, '');
  return `how many calories does ${said} burn`;
}
