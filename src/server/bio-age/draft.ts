import { eq, sql } from 'drizzle-orm';
import type { AssessmentDraft, DraftAnswer, Prefill } from '#contract/bio-age/bio-age.ts';
import { bloodFigures } from '#domain/bio-age/blood-figures.ts';
import { diaryFigures } from '#domain/bio-age/diary-figures.ts';
import { ITEM_KEYS } from '#domain/bio-age/item-keys.ts';
import { lifestyleBioAge } from '#domain/bio-age/lifestyle-bio-age.ts';
import { offeredByFigures, offeredByLast, type OwnFigure } from '#domain/bio-age/suggested-answers.ts';
import { contradictsProfile, offeredByHealth } from '#domain/bio-age/answers-from-health.ts';
import { waistToHeight } from '#domain/body/waist-to-height.ts';
import { bodyMassIndex } from '#domain/goals/body-mass-index.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { dietQualityOf, type DietReads } from '#server/diet-quality/queries.ts';
import { bioAgeMemberOf, derivedDrawsOf, type BioAgeMember } from './member.ts';
import { movementFiguresOf } from './movement-figures.ts';
import { sleepFiguresOf, stressFiguresOf } from './night-figures.ts';
import { latestRows } from './queries.ts';
import { bioAgeAnswers } from './tables.ts';

const DIARY_DAYS = 28;

const orderOf = new Map(ITEM_KEYS.map((key, index) => [key, index]));

const answersOf = prepared((db) =>
  db
    .select()
    .from(bioAgeAnswers)
    .where(eq(bioAgeAnswers.userId, sql.placeholder('userId')))
    .prepare('bio_age_answers'),
);

/** Answers of the current assessment, in question order. */
export async function draftAnswersOf(db: Db, userId: string): Promise<DraftAnswer[]> {
  const rows = await answersOf(db).execute({ userId });
  return rows
    .flatMap(({ id: item, value, origin, answeredAt }) =>
      value && origin ? [{ item, value, origin, answeredAt: answeredAt.toISOString() }] : [],
    )
    .toSorted((one, other) => (orderOf.get(one.item) ?? 0) - (orderOf.get(other.item) ?? 0));
}

/** Body mass index and waist-to-height ratio from a member's own measurements. */
export function bodyFigures({
  mass,
  heightCm,
  waist,
  profile,
}: BioAgeMember['member']): readonly OwnFigure[] {
  const bmi: OwnFigure = {
    item: 'bmi',
    figure: bodyMassIndex(mass.massKg, heightCm),
    source: 'weight-and-height',
    measuredOn: mass.weighedOn ?? localDate(profile.createdAt.getTime(), profile.timeZone),
    days: null,
    isApproximate: false,
  };
  if (!waist) return [bmi];
  const whtr: OwnFigure = {
    item: 'whtr',
    figure: waistToHeight(waist.waistCm, heightCm).ratio,
    source: 'waist-and-height',
    measuredOn: waist.date,
    days: null,
    isApproximate: false,
  };
  return [bmi, whtr];
}

/** Answers that the member's own data suggest: a doctor's findings first, then measurements, then the previous answers. */
async function prefillsOf(reads: DietReads, known: BioAgeMember): Promise<Prefill[]> {
  const { member, today, person } = known;
  const { userId, health } = member;
  const { db } = reads;
  const [draws, slept, stress, moved, diet, [last]] = await Promise.all([
    derivedDrawsOf(db, known),
    sleepFiguresOf(db, userId, person.ageYears, today),
    stressFiguresOf(db, userId, today),
    movementFiguresOf(db, userId, today),
    dietQualityOf(reads, { userId, from: addDays(today, -DIARY_DAYS), to: today, member }),
    latestRows(db, userId, 1),
  ]);
  const figures = [
    ...bodyFigures(member),
    ...slept,
    ...stress,
    ...moved,
    ...diaryFigures(diet),
    ...bloodFigures(draws, today),
  ];
  const fromHealth = offeredByHealth(health);
  const isFound = ({ value }: Prefill) => value.kind === 'option' && value.option !== 'none';
  const offered = [
    ...fromHealth.filter(isFound),
    ...offeredByFigures(figures, person.sex),
    ...fromHealth.filter((answer) => !isFound(answer)),
    ...(last ? offeredByLast(last.answers, last.localDate) : []),
  ];
  const isOff = (item: Prefill['item']) =>
    person.exclusions.includes('pregnancy') && (item === 'bmi' || item === 'whtr');
  const first = new Map<string, Prefill>();
  for (const answer of offered)
    if (!first.has(answer.item) && !isOff(answer.item) && !contradictsProfile(health, answer))
      first.set(answer.item, answer);
  return [...first.values()];
}

/** The current assessment: its answers, suggestions from the member's data, and the result so far. */
export async function draftOf(reads: DietReads, userId: string): Promise<AssessmentDraft> {
  const member = await bioAgeMemberOf(reads.db, userId, reads.now());
  const [answers, prefills] = await Promise.all([
    draftAnswersOf(reads.db, userId),
    prefillsOf(reads, member),
  ]);
  const { person } = member;
  const times = answers.map(({ answeredAt }) => answeredAt).toSorted();
  return {
    answers,
    prefills,
    startedAt: times[0] ?? null,
    person: { ...person, exclusions: [...person.exclusions], avoids: [...person.avoids] },
    outcome: lifestyleBioAge(answers, person) as AssessmentDraft['outcome'],
  };
}
