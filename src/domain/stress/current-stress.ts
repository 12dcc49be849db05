import { daysBetween } from '#domain/time/local-date.ts';
import { weekOfStress, type DayStress, type WeekOfStress } from './check-in-days.ts';
import { hrvBaseline, type HrvBaseline, type HrvDay } from './hrv-baseline.ts';
import { strainPercent } from './questionnaire.ts';
import { stressScore, type StressScore } from './stress-score.ts';

export interface AnsweredQuestions {
  readonly date: string;
  readonly questions: string;
  readonly answers: readonly number[];
}

/** Everything a member has logged about stress. */
export interface StressRecord {
  readonly checkIns: readonly DayStress[];
  readonly questionnaires: readonly AnsweredQuestions[];
  readonly hrv: readonly HrvDay[];
}

/** A member's stress on a day. */
export interface CurrentStress {
  readonly score: StressScore | undefined;
  readonly week: WeekOfStress;
  /** Latest answers that still count. */
  readonly strain: { readonly date: string; readonly percent: number } | undefined;
  readonly baseline: HrvBaseline | undefined;
}

/** An average of fewer days says little about a week. */
export const MIN_CHECK_IN_DAYS = 3;
/** Answers cover four weeks. They count until a week after the next questionnaire is due. */
const STRAIN_DAYS = 35;

/** Stress score for the seven days up to `today`, with the parts it's based on. */
export function currentStress({ checkIns, questionnaires, hrv }: StressRecord, today: string): CurrentStress {
  const week = weekOfStress(checkIns, today);
  const baseline = hrvBaseline(hrv, today);
  const strain = questionnaires
    .filter(({ date }) => date <= today && daysBetween(date, today) < STRAIN_DAYS)
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .map(({ date, questions, answers }) => ({ date, percent: strainPercent(questions, answers) }))
    .find((each): each is { date: string; percent: number } => each.percent !== undefined);
  const score = stressScore({
    strainPercent: strain?.percent,
    checkInMean: week.days < MIN_CHECK_IN_DAYS ? undefined : week.mean,
    hrvZ: baseline?.week?.z,
  });
  return { score, week, strain, baseline };
}
