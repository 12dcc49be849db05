import type { OwnSupplement } from '#contract/supplements/supplement-entries.ts';
import { withDerived } from '#domain/blood/derived/derived-markers.ts';
import type { Person } from '#domain/blood/person.ts';
import type { Draw } from '#domain/blood/lab-value.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';
import { bodyMassIndex } from '#domain/goals/body-mass-index.ts';
import { MIN_COVERAGE, type Dated, type Facts, type ProteinDays } from '#domain/supplements/facts.ts';
import { isActiveOn, meanPerDay, perTakenDay } from '#domain/supplements/own-supplement.ts';
import { addDays } from '#domain/time/local-date.ts';
import { memberDraws } from '#server/blood/queries.ts';
import type { Db } from '#server/db/database.ts';
import { targetsOf } from '#server/goals/queries.ts';
import { memberOn } from '#server/member/queries.ts';
import { sleepFortnight, stressFortnight } from './two-week-scores.ts';
import { eatenDaysOf, intakeOf, type EatenDay } from './intake.ts';
import { ownSupplementsOf } from './own-supplements.ts';
import { pressureOf } from './systolic-pressure.ts';

/** Older blood values don't describe the present. */
const LAB_DAYS = 365;
const PROTEIN_SHARE = 0.8;

/** All inputs of the rules, with their blood tests and supplements. */
export interface GatheredFacts {
  readonly facts: Facts;
  readonly person: Person;
  readonly draws: readonly Draw[];
  /** Current supplements, in the order of `facts.own`. */
  readonly active: readonly OwnSupplement[];
}

/** The newest value of each marker, measured or derived. Excludes fasting glucose of a draw that wasn't fasting. */
export function labsOf(draws: readonly Draw[], person: Person): ReadonlyMap<MarkerKey, Dated> {
  const labs = new Map<MarkerKey, Dated>();
  const keep = (marker: MarkerKey, value: number, date: string): void => {
    const known = labs.get(marker);
    if (!known || known.date < date) labs.set(marker, { value, date });
  };
  for (const { date, isFasting, values } of withDerived(draws, () => person))
    for (const { marker, value } of values)
      if (marker !== 'glucose-fasting' || isFasting !== false) keep(marker, value, date);
  return labs;
}

function proteinOf(days: readonly EatenDay[], targetG: number): ProteinDays {
  // A day whose foods mostly don't report protein would look low.
  const amounts = days.flatMap(({ energyKcal, amounts: { proteinG }, reportedKcal }) => {
    const coverage = (reportedKcal.proteinG ?? 0) / energyKcal;
    return proteinG !== undefined && coverage >= MIN_COVERAGE ? [proteinG / coverage] : [];
  });
  return {
    targetG,
    days: amounts.length,
    daysBelow: amounts.filter((amount) => amount < PROTEIN_SHARE * targetG).length,
  };
}

/**
 * Inputs of the rules as of now.
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function factsOf(db: Db, userId: string, nowMs: number): Promise<GatheredFacts> {
  const member = await memberOn(db, userId, nowMs);
  const { date: today, sex, ageYears, profile, health } = member;
  const [allDraws, days, { proteinG }, pressure, sleep, stress, own] = await Promise.all([
    memberDraws(db, userId),
    eatenDaysOf(db, userId, today),
    targetsOf(db, userId, today, nowMs),
    pressureOf(db, userId, today, profile.timeZone),
    sleepFortnight(db, userId, today, ageYears),
    stressFortnight(db, userId, today),
    ownSupplementsOf(db, userId),
  ]);
  const draws = allDraws.filter(({ date }) => date >= addDays(today, -LAB_DAYS));
  const person: Person = { sex, ageYears };
  const active = own.filter((supplement) => isActiveOn(supplement, today));
  const facts: Facts = {
    today,
    ...person,
    bodyMassIndex: bodyMassIndex(member.mass.massKg, member.heightCm),
    dietaryPreference: profile.dietaryPreference,
    health,
    labs: labsOf(draws, person),
    intake: intakeOf(days),
    protein: proteinOf(days, proteinG),
    sleep,
    stress,
    pressure,
    own: active.map((supplement) => ({
      name: supplement.name,
      perDay: meanPerDay(supplement),
      perTakenDay: perTakenDay(supplement),
    })),
  };
  return { facts, person, draws, active };
}
