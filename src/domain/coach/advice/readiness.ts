/** What is known of a morning. */
export interface Morning {
  readonly asleepMinutes: number | undefined;
  /** The least sleep that may be appropriate at this age. */
  readonly needMinutes: number;
  readonly hrvMs: number | undefined;
  /** The member's usual range of heart rate variability. */
  readonly usualHrv: { readonly lowMs: number; readonly highMs: number } | undefined;
  readonly bpm: number | undefined;
  readonly usualBpm: number | undefined;
  /** What the member says. */
  readonly sleptBadly: boolean;
  readonly isIll: boolean;
}

export interface ReadinessSign {
  readonly of: 'sleep' | 'hrv' | 'pulse';
  readonly value: number;
  readonly isBad: boolean;
  /** With `#` for the value. */
  readonly words: string;
}

interface Verdict {
  readonly title: string;
  readonly text: string;
}

/** Beats above the usual that suggest strain or illness, a choice of this product. */
const RAISED_BPM = 5;

function signsOf({ asleepMinutes, needMinutes, hrvMs, usualHrv, bpm, usualBpm }: Morning): ReadinessSign[] {
  const signs: ReadinessSign[] = [];
  if (asleepMinutes !== undefined) {
    const isBad = asleepMinutes < needMinutes;
    signs.push({
      of: 'sleep',
      value: asleepMinutes,
      isBad,
      words: `Sleep: # last night${isBad ? ', less than you need' : ''}.`,
    });
  }
  if (hrvMs !== undefined && usualHrv) {
    const isBad = hrvMs < usualHrv.lowMs;
    const place = isBad ? 'below' : hrvMs > usualHrv.highMs ? 'above' : 'within';
    signs.push({
      of: 'hrv',
      value: hrvMs,
      isBad,
      words: `Heart rate variability: # today, ${place} your usual range.`,
    });
  }
  if (bpm !== undefined && usualBpm !== undefined) {
    const isBad = bpm >= usualBpm + RAISED_BPM;
    signs.push({
      of: 'pulse',
      value: bpm,
      isBad,
      words: `Resting heart rate: # today, ${isBad ? 'higher than usual' : 'no higher than usual'}.`,
    });
  }
  return signs;
}

function verdictOf(signs: readonly ReadinessSign[], { sleptBadly, isIll }: Morning): Verdict {
  if (isIll)
    return {
      title: 'Rest today',
      text: 'Rest while you’re sick, especially if you have a fever or symptoms below the neck. Ease back in once they’re gone.',
    };
  const isShort = sleptBadly && !signs.some(({ of, isBad }) => of === 'sleep' && isBad);
  const bad = signs.filter(({ isBad }) => isBad).length + Number(isShort);
  if (bad >= 2)
    return {
      title: 'Take it easy today',
      text: 'My best guess: rest, or do something light, such as a walk or stretching.',
    };
  if (bad === 1)
    return {
      title: 'Train, but go easier',
      text: 'My best guess: a shorter or lighter workout than planned. Save your hardest session for another day.',
    };
  return signs.length === 0
    ? {
        title: 'Go by how you feel',
        text: 'In general, train if you got enough sleep and feel fresh. Go easier after a short night’s sleep, and rest if you’re sick or very sore.',
      }
    : {
        title: 'Train as planned',
        text: 'My best guess: go ahead. Nothing in last night’s numbers says otherwise.',
      };
}

/** Whether to train today. Not for illness or pain. The rules are this product’s own and not from a study. */
export function readinessOf(morning: Morning): {
  readonly signs: readonly ReadinessSign[];
  readonly verdict: Verdict;
} {
  const signs = signsOf(morning);
  return { signs, verdict: verdictOf(signs, morning) };
}

const TRAIN =
  "(?:(?:do|run|go for) (?:my |some |the |today's )?(?:intervals?|tempo|long run|hard (?:session|workout|run)|sprints|hiit|leg day)|work ?out|train|exercise|run|lift|push|go (?:to the gym|for a (?:run|ride|walk)|hard|easy|all out)|hit the gym|do (?:my|a|the|today's) (?:workout|wod|run|session)|rest|take (?:a |the )?(?:rest|day off|rest day)|skip (?:my |the )?(?:workout|gym|run|training))";
const READY = [
  new RegExp(
    `(?:^|[.,;!?] ?)(?:so )?(?:(?:should|can|could|shall) i|do i need to)(?: still| really| even| better| just)? ${TRAIN}\\b(?!.*\\b(?:more|often|times|every|per|a week|before|after eating|tomorrow|next week)\\b)`,
  ),
  /^(?:is (?:it|today) )?(?:an? )?(?:rest|recovery|easy)(?: day)? or (?:an? )?(?:push|train(?:ing)?|work ?out|gym|hard|go)\b/,
  /^(?:push|train|work ?out|gym|workout|go hard)(?: it| hard)?(?: today)? or (?:take )?(?:an? )?(?:rest|recover|easy|not|skip)/,
  /^(?:am i|how) (?:ready|recovered|rested)(?: (?:am i|enough))?(?: (?:to|for) .+)?(?: today)?$/,
  /^is (?:it|today) (?:an? )?(?:good |ok )?(?:rest|recovery|training|hard) day\b/,
  /^(?:am i )?too (?:tired|sore|exhausted) to (?:train|work ?out|run|exercise|lift|go to the gym)(?: today)?$/,
  /^what(?:'s| is) my readiness\b|^readiness(?: score)?$/,
];

/** Reads "rest day or push?", "slept badly, should I train" @param text plain words */
export const asksReadiness = (text: string): boolean => READY.some((pattern) => pattern.test(text));
