import type { GoalsInForce, Projection } from '#contract/goals/goals.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import { lbFromKg } from '#domain/units/mass.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import { formatKcal, formatMonth, formatTenth } from '#web/lib/format.ts';
import { arrivalWords, marginWords, type ArrivalWords } from '#web/lib/member/projection.ts';
import { shortMassIn, type MassUnit } from '#web/lib/units/mass-unit.ts';

const GOAL_WORDS = {
  lose: 'Losing weight',
  maintain: 'Maintaining your weight',
  gain: 'Gaining weight',
} as const;

/** Limits that cancel a plan to lose weight. */
const HOLDING: readonly string[] = ['under-18', 'underweight', 'clinician-first'];

const isHeld = ({ goal, limits }: GoalsInForce): boolean =>
  limits.includes('no-surplus') || (goal === 'lose' && limits.some((code) => HOLDING.includes(code)));

const isPregnant = ({ settings, screenedConditions }: GoalsInForce): boolean =>
  [...settings.conditions, ...screenedConditions].includes('pregnant');

/** Whether the weight is expected to follow the plan: not in pregnancy, nor if losing or gaining is on hold. */
export const isFollowed = (goals: GoalsInForce): boolean => !isHeld(goals) && !isPregnant(goals);

/** The plan's effect on weight; its pace is in `targetSentence`. */
export function planWords(goals: GoalsInForce): string {
  if (isPregnant(goals))
    return 'Your target covers your needs during pregnancy. Your doctor can tell you how much to gain.';
  if (isHeld(goals))
    return `${GOAL_WORDS.maintain} for now. ${goals.goal === 'gain' ? 'Weight gain' : 'Weight loss'} is on hold.`;
  return `${GOAL_WORDS[goals.goal]}.`;
}

/** Weeks whose average is the pace in the near future; it slows down later. */
const PACE_WEEKS = 4;
/** A slower pace counts as holding steady, kg a week. */
const MIN_PACE_KG = 0.05;

/** The projected change of the next weeks, kg a week. */
const paceOf = ({ points, startMassKg }: Projection): number | undefined => {
  const later = points[PACE_WEEKS];
  return later && (later.massKg - startMassKg) / PACE_WEEKS;
};

/** The plan in a sentence, with the main point last: ["You burn about 2,240 a day, so you’ll lose about", "0.3 kg a week"]. */
export function targetSentence(
  goals: GoalsInForce,
  projection: Projection | undefined,
  system: UnitSystem,
): readonly [lead: string, point: string] {
  const burn = `You burn about ${formatKcal(goals.expenditureKcal)} kcal a day`;
  const pace = projection && paceOf(projection);
  if (isPregnant(goals)) return [`${burn}, including`, 'what your pregnancy needs.'];
  if (pace === undefined) return [`${burn}.`, ''];
  if (Math.abs(pace) < MIN_PACE_KG) return [`${burn}, so your weight`, 'will hold steady.'];
  const size = Math.abs(pace);
  const rate = system === 'imperial' ? `${formatTenth(lbFromKg(size))} lb` : `${formatTenth(size)} kg`;
  return [`${burn}, so you’ll ${pace < 0 ? 'lose' : 'gain'} about`, `${rate} a week.`];
}

/** From this many days on, a month needs its year. */
const YEAR_DAYS = 300;

const partOf = (date: string): 'early' | 'mid' | 'late' => {
  const day = Number(date.slice(8));
  return day <= 10 ? 'early' : day <= 20 ? 'mid' : 'late';
};

const monthOf = (date: string, today: string): string => {
  const month = formatMonth(date);
  return daysBetween(today, date) < YEAR_DAYS ? month.replace(/ \d+$/, '') : month;
};

/** "early March", "mid-March", "late March 2028". */
function timeWords(date: string, today: string): string {
  const part = partOf(date);
  return `${part}${part === 'mid' ? '-' : ' '}${monthOf(date, today)}`;
}

const AROUND = { early: 'the start of ', mid: 'mid-', late: 'the end of ' } as const;

/** When the target weight is reached, and the uncertainty. An exact day would be false precision. */
export function arrivalHeadline(
  arrival: NonNullable<Projection['arrival']>,
  unit: MassUnit,
  today: string,
): ArrivalWords {
  const { status, date, earliest, latest, targetMassKg } = arrival;
  const target = shortMassIn(targetMassKg, unit);
  if (status !== 'reachable' || date === null) {
    const { headline, text } = arrivalWords(arrival);
    return {
      headline: status === 'reached' ? `${target} reached` : `${target}: ${headline.toLowerCase()}`,
      text,
    };
  }
  const first = timeWords(earliest ?? date, today);
  const last = latest === null ? undefined : timeWords(latest, today);
  const text =
    last === undefined
      ? `${capitalized(first)} at the earliest. If progress is slower, it may take years.`
      : first === last
        ? `${marginWords(earliest ?? date, latest ?? date)}, if you stay on target.`
        : `Between ${first} and ${last}, if you stay on target.`;
  return { headline: `${target} around ${AROUND[partOf(date)]}${monthOf(date, today)}`, text };
}
