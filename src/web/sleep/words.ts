import type { Night } from '#domain/sleep/sleep-days.ts';
import type { RatedDay } from '#domain/sleep/rated-days.ts';
import type { SleepPart } from '#domain/sleep/sleep-score.ts';
import { sayMinutes } from '#web/lib/units/duration.ts';

const QUALITY_WORDS = ['poor', 'fair', 'okay', 'good', 'very good'] as const;

/** "4 out of 5, good". A merged night may be between two. */
export const sayQuality = (quality: number): string =>
  `${Math.round(quality * 10) / 10} out of 5, ${QUALITY_WORDS[Math.round(quality) - 1] ?? ''}`;

/** Whether a night's score is a maximum: a part that could lower it is missing. */
export const isMost = ({ latencyMinutes, wasoMinutes }: Night): boolean =>
  latencyMinutes === null || wasoMinutes === undefined;

interface PartWords {
  readonly name: string;
  /** A part's value in its own unit; undefined if it wasn't logged. */
  readonly fact: (day: RatedDay) => string | undefined;
  /** What to log so that the part counts. */
  readonly missing: string;
}

/** The parts of the score, in order of their weight. */
export const PARTS: readonly (PartWords & { readonly part: SleepPart })[] = [
  {
    part: 'duration',
    name: 'Duration',
    fact: ({ asleepMinutes }) => sayMinutes(asleepMinutes),
    missing: '',
  },
  {
    part: 'efficiency',
    name: 'Efficiency',
    fact: ({ night }) =>
      night?.efficiencyPercent === undefined
        ? undefined
        : `${Math.round(night.efficiencyPercent)}% of time in bed`,
    missing: 'Enter your time to fall asleep and your time awake',
  },
  {
    part: 'regularity',
    name: 'Regularity',
    fact: ({ regularity, midSleepSdMinutes }) => {
      if (regularity.index !== undefined) return `Index ${Math.round(regularity.index)}`;
      return midSleepSdMinutes === undefined ? undefined : `± ${sayMinutes(midSleepSdMinutes)}`;
    },
    missing: 'Needs three nights',
  },
  {
    part: 'quality',
    name: 'Quality',
    fact: ({ night }) =>
      night?.quality === null || night === undefined ? undefined : sayQuality(night.quality),
    missing: 'Not logged',
  },
  {
    part: 'awake',
    name: 'Awake during the night',
    fact: ({ night }) => (night?.wasoMinutes === undefined ? undefined : sayMinutes(night.wasoMinutes)),
    missing: 'Not logged',
  },
];
