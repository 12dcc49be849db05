import { MAX_TAG_CHARACTERS, MAX_TAGS } from '#domain/stress/check-in-days.ts';
import { isInFuture } from '#domain/time/future.ts';
import type { StressCheckIn } from '#contract/stress.ts';
import { localDate } from '#domain/time/local-date.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { FUTURE_FAULT, instantOf, momentOf, noteOf, type WallMoment } from '#web/lib/entry-form.ts';
import { uuidV7 } from '#web/lib/uuid.ts';

/** A check-in being made. */
export interface CheckInForm {
  /** Set when the form opens, so that a double tap saves one check-in. */
  readonly id: string;
  readonly stress: number | null;
  readonly mood: number | null;
  readonly energy: number | null;
  readonly tags: readonly string[];
  readonly note: string;
  /** Null is the moment of saving. */
  readonly moment: WallMoment | null;
}

export const emptyCheckIn = (): CheckInForm => ({
  id: uuidV7(),
  stress: null,
  mood: null,
  energy: null,
  tags: [],
  note: '',
  moment: null,
});

/** A stored check-in as a form. */
export const checkInFormOf = ({
  id,
  stress,
  mood,
  energy,
  tags,
  note,
  feltAt,
  timeZone,
}: StressCheckIn): CheckInForm => ({
  id,
  stress,
  mood,
  energy,
  tags,
  note: note ?? '',
  moment: momentOf(Date.parse(feltAt), timeZone),
});

interface ReadCheckIn {
  readonly faults: { readonly stress?: string; readonly moment?: string };
  /** Present if it can be saved. */
  readonly entry: StressCheckIn | undefined;
}

/**
 * Parses a check-in to save now.
 * @param stored the one being edited: it keeps its time zone, and its seconds while its time is unchanged
 */
export function readCheckIn(form: CheckInForm, nowMs: number, stored?: StressCheckIn): ReadCheckIn {
  const timeZone = stored?.timeZone ?? deviceTimeZone();
  const feltAt = form.moment
    ? instantOf(form.moment, timeZone, stored?.feltAt)
    : new Date(nowMs).toISOString();
  const isAhead = isInFuture(Date.parse(feltAt), nowMs);
  const { stress, mood, energy, tags } = form;
  if (stress === null || isAhead)
    return {
      faults: {
        ...(stress === null && { stress: 'Choose a number from 1 to 10.' }),
        ...(isAhead && { moment: FUTURE_FAULT }),
      },
      entry: undefined,
    };
  return {
    faults: {},
    entry: {
      id: form.id,
      timeZone,
      date: localDate(Date.parse(feltAt), timeZone),
      feltAt,
      stress,
      mood,
      energy,
      tags: [...tags],
      note: noteOf(form.note),
    },
  };
}

/** A check-in with only a stress level. @param id set when the question appears, like a form's */
export function quickCheckIn(
  id: string,
  stress: number,
  nowMs: number,
  note: string | null = null,
): StressCheckIn {
  const timeZone = deviceTimeZone();
  const feltAt = new Date(nowMs).toISOString();
  const date = localDate(nowMs, timeZone);
  return { id, timeZone, date, feltAt, stress, mood: null, energy: null, tags: [], note };
}

/** Adds a typed tag, or removes one; tags ignore case. */
export function withTag(tags: readonly string[], typed: string): readonly string[] {
  const tag = typed.trim().slice(0, MAX_TAG_CHARACTERS);
  const isSame = (other: string) => other.toLowerCase() === tag.toLowerCase();
  return tag === '' || tags.length >= MAX_TAGS || tags.some(isSame) ? tags : [...tags, tag];
}

/** Suggested tags: common ones, then the member's own by frequency. */
export function offeredTags(
  common: readonly string[],
  checkIns: readonly Pick<StressCheckIn, 'tags'>[],
  chosen: readonly string[],
  most = 8,
): readonly string[] {
  const known = new Set(common.map((tag) => tag.toLowerCase()));
  const uses = new Map<string, { tag: string; count: number }>();
  for (const { tags } of checkIns)
    for (const tag of tags) {
      const key = tag.toLowerCase();
      if (!known.has(key)) uses.set(key, { tag, count: (uses.get(key)?.count ?? 0) + 1 });
    }
  const own = [...uses.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ tag }) => tag);
  const offered = [...common, ...own];
  const isOffered = (tag: string) => offered.some((each) => each.toLowerCase() === tag.toLowerCase());
  return [...offered, ...chosen.filter((tag) => !isOffered(tag))];
}
