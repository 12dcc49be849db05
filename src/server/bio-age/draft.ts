import { eq, sql } from 'drizzle-orm';
import type { AssessmentDraft, DraftAnswer, Prefill } from '#contract/bio-age/bio-age.ts';
import { bloodFigures } from '#domain/bio-age/blood-figures.ts';
import { diaryFigures } from '#domain/bio-age/diary-figures.ts';
import { ITEM_KEYS } from '#domain/bio-age/item-keys.ts';
import { lifestyleBioAge } from '#domain/bio-age/lifestyle-bio-age.ts';
import { offeredByFigures, offeredByLast } from '#domain/bio-age/offer-answers.ts';
import { contradictsProfile, offeredByHealth } from '#domain/bio-age/offer-by-health.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { bioAgeMemberOf, derivedDrawsOf, type BioAgeDeps, type BioAgeMember } from './member.ts';
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

/** The answers of the assessment under way, in the order of the questions. */
export async function draftAnswersOf(db: Db, userId: string): Promise<DraftAnswer[]> {
  const rows = await answersOf(db).execute({ userId });
  return rows
    .flatMap(({ id: item, value, origin, answeredAt }) =>
      value && origin ? [{ item, value, origin, answeredAt: answeredAt.toISOString() }] : [],
    )
    .toSorted((one, other) => (orderOf.get(one.item) ?? 0) - (orderOf.get(other.item) ?? 0));
}

/** Answers that the member's own data offer: what a doctor found first, then figures, then what was answered last time. */
async function prefillsOf(deps: BioAgeDeps, member: BioAgeMember): Promise<Prefill[]> {
  const { userId, today, person, body, health } = member;
  const { db } = deps;
  const [draws, slept, stress, diet, [last]] = await Promise.all([
    derivedDrawsOf(deps, member),
    sleepFiguresOf(db, userId, person.ageYears, today),
    stressFiguresOf(db, userId, today),
    deps.dietOf(userId, addDays(today, -DIARY_DAYS), today),
    latestRows(db, userId, 1),
  ]);
  const figures = [
    ...body.figures,
    ...slept,
    ...stress,
    ...diaryFigures(diet),
    ...bloodFigures(draws, today),
  ];
  const told = offeredByHealth(health);
  const isFound = ({ value }: Prefill) => value.kind === 'option' && value.option !== 'none';
  const offered = [
    ...told.filter(isFound),
    ...offeredByFigures(figures, person.sex),
    ...told.filter((answer) => !isFound(answer)),
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

/** The assessment under way: its answers, what own data offer, and what it comes to so far. */
export async function draftOf(deps: BioAgeDeps, userId: string): Promise<AssessmentDraft> {
  const member = await bioAgeMemberOf(deps, userId);
  const [answers, prefills] = await Promise.all([draftAnswersOf(deps.db, userId), prefillsOf(deps, member)]);
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
