import type { UnitSystem } from '#domain/account/profile.ts';
import { HOUR_MS } from '#domain/time/spans.ts';
import { flOzFromMl } from '#domain/units/volume.ts';
import { glassMl } from '#domain/water/quick-amounts.ts';
import { openDoses } from './is-done.ts';
import type { ReminderFacts } from './facts.ts';
import type { Occurrence } from './occurrences.ts';
import type { ReminderKind } from './kinds.ts';

/** A reminder's text, and the screen for logging. */
export interface ReminderWords {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  /** A drink that a button of the notification logs, and that button’s words. */
  readonly drink?: { readonly title: string; readonly volumeMl: number };
}

/** With details off, a reminder never mentions what a member eats, takes or measures. Everyone gets the same text; the glass is in their own units. */
const PLAIN: Readonly<Record<ReminderKind, Omit<ReminderWords, 'link'>>> = {
  breakfast: { title: 'Time to log breakfast', text: 'Tap to add it.' },
  lunch: { title: 'Time to log lunch', text: 'Tap to add it.' },
  dinner: { title: 'Time to log dinner', text: 'Tap to add it.' },
  weight: { title: 'Time for your weigh-in', text: 'Tap to log it.' },
  sleep: { title: 'Log last night', text: 'Tap to add when you slept.' },
  'check-in': { title: 'Your weekly check-in', text: 'Tap to review your targets.' },
  water: { title: 'Time to drink some water', text: 'Tap to log it.' },
  'fast-start': { title: 'Time to start your timer', text: 'Tap to start it.' },
  'fast-goal': { title: 'Your timer reached its goal', text: 'Tap to see it.' },
  'eating-window': { title: 'Your timer starts soon', text: 'In about 30 minutes.' },
  supplements: { title: 'Time for your checklist', text: 'Tap to check off what’s due.' },
  retest: { title: 'Something is due today', text: 'Tap to see what’s due.' },
  experiment: { title: 'Your task changes today', text: 'Tap to see what to do.' },
  digest: { title: 'Your week at a glance', text: 'Tap to read it.' },
};

const LINKS: Readonly<Record<ReminderKind, string>> = {
  breakfast: '/describe-food',
  lunch: '/describe-food',
  dinner: '/describe-food',
  weight: '/track/weight',
  sleep: '/track/sleep',
  'check-in': '/goals',
  water: '/track/water',
  'fast-start': '/track/fasting',
  'fast-goal': '/track/fasting',
  'eating-window': '/track/fasting',
  supplements: '/supplements',
  retest: '/blood-tests',
  experiment: '/experiments',
  digest: '/reports',
};

const volume = (volumeMl: number, units: UnitSystem): string =>
  Math.round(units === 'imperial' ? flOzFromMl(volumeMl) : volumeMl).toLocaleString('en-US');
const VOLUME_UNITS: Readonly<Record<UnitSystem, string>> = { metric: 'mL', imperial: 'fl oz' };

/** A glass in the member’s units, for the button of a water reminder. */
function glassOf(units: UnitSystem): NonNullable<ReminderWords['drink']> {
  const volumeMl = glassMl(units);
  return { title: `Add ${volume(volumeMl, units)} ${VOLUME_UNITS[units]}`, volumeMl };
}

function detailsOf(
  { kind, date, slot }: Pick<Occurrence, 'kind' | 'date' | 'slot'>,
  facts: ReminderFacts,
): Partial<ReminderWords> {
  const { water, units, runningFast, retests } = facts;
  if (kind === 'water' && water.targetMl !== null)
    return {
      text: `${volume(water.drunkMl, units)} of ${volume(water.targetMl, units)} ${VOLUME_UNITS[units]} so far today.`,
    };
  if (kind === 'fast-goal' && runningFast) {
    const hours = Math.round(((runningFast.goalMs - runningFast.startedAtMs) / HOUR_MS) * 10) / 10;
    return {
      title: 'You reached your fasting goal',
      text: `${hours} ${hours === 1 ? 'hour' : 'hours'} without food.`,
    };
  }
  if (kind === 'fast-start') return { title: 'Time to start your fast' };
  if (kind === 'eating-window') return { title: 'Your eating window ends soon' };
  if (kind === 'supplements') {
    const names = openDoses({ date, slot }, facts).map(({ name }) => name);
    return { title: 'Time for your supplements', text: names.join(', ') };
  }
  if (kind === 'retest') return { title: retests.find(({ id }) => id === slot)?.title ?? PLAIN.retest.title };
  const change = kind === 'experiment' && facts.conditionChanges.find((each) => each.date === date);
  return change ? { title: change.task, text: 'Your experiment switches to this today.' } : {};
}

export function reminderWords(
  asked: Pick<Occurrence, 'kind' | 'date' | 'slot'>,
  facts: ReminderFacts,
  showsDetails: boolean,
): ReminderWords {
  const plain = {
    ...PLAIN[asked.kind],
    link: LINKS[asked.kind],
    ...(asked.kind === 'water' && { drink: glassOf(facts.units) }),
  };
  return showsDetails ? { ...plain, ...detailsOf(asked, facts) } : plain;
}
