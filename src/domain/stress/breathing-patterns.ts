export type BreathPhase = 'in' | 'hold-full' | 'out' | 'hold-empty';

interface PhaseOfBreath {
  readonly phase: BreathPhase;
  readonly seconds: number;
}

/** Breathing rhythm. */
export interface BreathingPattern {
  readonly key: 'even' | 'long-out' | 'box' | '4-7-8';
  readonly name: string;
  /** Phases of one breath, in order. */
  readonly phases: readonly PhaseOfBreath[];
  /** What studies show, and how strong they are. */
  readonly evidence: string;
  readonly source: { readonly name: string; readonly url: string };
}

const breath = (inSeconds: number, holdFull: number, outSeconds: number, holdEmpty: number) =>
  (
    [
      { phase: 'in', seconds: inSeconds },
      { phase: 'hold-full', seconds: holdFull },
      { phase: 'out', seconds: outSeconds },
      { phase: 'hold-empty', seconds: holdEmpty },
    ] as const
  ).filter(({ seconds }) => seconds > 0);

/** Rhythms with their evidence, best supported first. Only the last two include holding the breath. */
export const BREATHING_PATTERNS: readonly BreathingPattern[] = [
  {
    key: 'even',
    name: 'Even',
    phases: breath(5.5, 0, 5.5, 0),
    evidence:
      'About 5½ breaths a minute. Across 31 studies, breathing this slowly raised heart rate variability and lowered blood pressure during the exercise. The effect on perceived stress was uncertain.',
    source: { name: 'Shao 2024', url: 'https://doi.org/10.1007/s12671-023-02294-2' },
  },
  {
    key: 'long-out',
    name: 'Long exhale',
    phases: breath(4, 0, 6, 0),
    evidence:
      'Six breaths a minute, with longer exhales. Across 223 studies, slow breathing raised heart rate variability during the session and right afterward.',
    source: { name: 'Laborde 2022', url: 'https://doi.org/10.1016/j.neubiorev.2022.104711' },
  },
  {
    key: 'box',
    name: 'Box',
    phases: breath(4, 4, 4, 4),
    evidence:
      'A trial tested this and two other rhythms, each for five minutes a day over a month. On average, they improved mood more than mindfulness meditation. The one with long exhales worked best.',
    source: { name: 'Balban 2023', url: 'https://doi.org/10.1016/j.xcrm.2022.100895' },
  },
  {
    key: '4-7-8',
    name: '4-7-8',
    phases: breath(4, 7, 8, 0),
    evidence:
      'Widely taught but little studied. A similar rhythm, 4-4-8, lowered blood pressure for half an hour in 15 young men. Skip it if holding your breath is unpleasant.',
    source: { name: 'Kobayashi and Negoro 2024', url: 'https://doi.org/10.5603/cj.96299' },
  },
];

/** Length of one breath, seconds. */
export const breathSeconds = ({ phases }: Pick<BreathingPattern, 'phases'>): number =>
  phases.reduce((sum, { seconds }) => sum + seconds, 0);

/** Moment of an exercise. */
export interface BreathMoment {
  readonly phase: BreathPhase;
  /** Number of the breath, starting at 0. */
  readonly breath: number;
  /** Length of this phase, seconds. */
  readonly seconds: number;
  readonly elapsedSeconds: number;
}

/**
 * Phase of the breath at a moment of the exercise.
 * @param elapsedSeconds since the exercise started, not counting pauses; at least 0
 */
export function breathAt(pattern: Pick<BreathingPattern, 'phases'>, elapsedSeconds: number): BreathMoment {
  const whole = breathSeconds(pattern);
  const breathIndex = Math.floor(elapsedSeconds / whole);
  let rest = elapsedSeconds - breathIndex * whole;
  for (const { phase, seconds } of pattern.phases) {
    if (rest < seconds) return { phase, breath: breathIndex, seconds, elapsedSeconds: rest };
    rest -= seconds;
  }
  // Rounding may end the last phase early. The next breath starts then.
  const first = pattern.phases[0] ?? { phase: 'in', seconds: whole };
  return { phase: first.phase, breath: breathIndex + 1, seconds: first.seconds, elapsedSeconds: 0 };
}
