import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { OwnSupplement } from '#contract/supplements/supplement-entries.ts';
import { ageOn } from '#domain/account/age.ts';
import { withDerived } from '#domain/blood/derived/derived-markers.ts';
import type { Draw, Person } from '#domain/blood/lab-value.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';
import { bodyMassIndex } from '#domain/goals/body-mass-index.ts';
import type { HealthProfile } from '#domain/health/health-profile.ts';
import { MIN_COVERAGE, type Dated, type Facts, type ProteinDays } from '#domain/supplements/facts.ts';
import { isActiveOn, meanPerDay, perTakenDay } from '#domain/supplements/own-supplement.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { profiles } from '#server/account/tables.ts';
import { bodyMeasurements } from '#server/body/tables.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/core/refusal.ts';
import { sleepFortnight, stressFortnight } from './fortnights.ts';
import { eatenDaysOf, intakeOf, type EatenDay } from './intake.ts';
import { ownSupplementsOf } from './own.ts';
import { pressureOf } from './pressure.ts';

/** Older blood says nothing about now. */
const LAB_DAYS = 365;
const PROTEIN_SHARE = 0.8;

/** What other slices know of a member: composed in `app.ts`. */
export interface FactDeps {
  readonly db: Db;
  readonly now: () => number;
  readonly healthOf: (userId: string) => Promise<HealthProfile | undefined>;
  /** Blood draws from this local day on, oldest first. */
  readonly drawsSince: (userId: string, from: string) => Promise<readonly Draw[]>;
  readonly proteinTargetOf: (userId: string, date: string) => Promise<number>;
}

/** Everything the rules may look at, with the blood and the list it came from. */
export interface GatheredFacts {
  readonly facts: Facts;
  readonly person: Person;
  readonly draws: readonly Draw[];
  /** What is taken today, in the order of `facts.own`. */
  readonly active: readonly OwnSupplement[];
}

async function bodyOf(db: Db, userId: string) {
  const [[profile], [weighed]] = await Promise.all([
    db.select().from(profiles).where(eq(profiles.userId, userId)),
    db
      .select({ massKg: bodyMeasurements.massKg })
      .from(bodyMeasurements)
      .where(
        and(
          eq(bodyMeasurements.userId, userId),
          isNotNull(bodyMeasurements.massKg),
          isNull(bodyMeasurements.deletedAt),
        ),
      )
      .orderBy(desc(bodyMeasurements.localDate), desc(bodyMeasurements.measuredAt))
      .limit(1),
  ]);
  if (!profile) throw new Refusal('NOT_FOUND');
  return { profile, massKg: weighed?.massKg ?? profile.massKg };
}

/** The newest value of each marker, measured or, where it was not, derived. A fasting value of a fed draw is none. */
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
  // A day whose foods mostly do not report protein would look like one of little.
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
 * Gathers what the rules look at, as of now.
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function factsOf(deps: FactDeps, userId: string): Promise<GatheredFacts> {
  const { db, now } = deps;
  const { profile, massKg } = await bodyOf(db, userId);
  const today = localDate(now(), profile.timeZone);
  const ageYears = ageOn(profile.ageYears, profile.ageRecordedOn, today);
  const [health, draws, days, targetG, pressure, sleep, stress, own] = await Promise.all([
    deps.healthOf(userId),
    deps.drawsSince(userId, addDays(today, -LAB_DAYS)),
    eatenDaysOf(db, userId, today),
    deps.proteinTargetOf(userId, today),
    pressureOf(db, userId, today, profile.timeZone),
    sleepFortnight(db, userId, today, ageYears),
    stressFortnight(db, userId, today),
    ownSupplementsOf(db, userId),
  ]);
  const person: Person = { sex: profile.sex, ageYears };
  const active = own.filter((supplement) => isActiveOn(supplement, today));
  const facts: Facts = {
    today,
    ...person,
    bodyMassIndex: bodyMassIndex(massKg, profile.heightCm),
    dietaryPreference: profile.dietaryPreference,
    health,
    labs: labsOf(draws, person),
    intake: intakeOf(days),
    protein: proteinOf(days, targetG),
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
