import type { Answer } from '#domain/bio-age/answer.ts';
import type { ItemKey } from '#domain/bio-age/item-keys.ts';
import { lifestyleBioAge } from '#domain/bio-age/lifestyle-bio-age.ts';
import { WEIGHTS_VERSION } from '#domain/bio-age/weights-version.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { bioAgeAssessments } from '#server/bio-age/tables.ts';
import { demoId, momentOf } from './demo-time.ts';

/** The simulated member half a year ago: a desk, short nights, and a plan to change. */
const BEFORE: readonly (readonly [ItemKey, string])[] = [
  ['bmi', '25-27.5'],
  ['whtr', '0.50-0.55'],
  ['sbp', '130-140'],
  ['rhr', '70-80'],
  ['fv', '2'],
  ['wg', 'under-1'],
  ['nuts', 'rarely'],
  ['pmeat', '1-3'],
  ['ssb', '1-6-week'],
  ['upf', '40-60'],
  ['salt', 'sometimes'],
  ['mvpa', '1-149'],
  ['steps', '4500-7000'],
  ['rt', '0'],
  ['sit', '8-10'],
  ['func', 'easily'],
  ['dur', '6-7'],
  ['reg', '60-90'],
  ['osa', 'no'],
  ['dep', 'no'],
  ['stress', '8-10'],
  ['iso', 'monthly'],
  ['lone', 'rarely'],
  ['purpose', 'moderate'],
  ['srh', 'good'],
  ['smoke', 'quit-5-10'],
  ['vape', 'no'],
  ['alc', '1.3-25'],
  ['shs', 'no'],
  ['dm', 'prediabetes'],
  ['cvd', 'none'],
  ['ckd', 'none'],
  ['cancer', 'none'],
  ['copd', 'no'],
  ['fhx', 'yes'],
];

/** Answers that have changed since. */
const SINCE: readonly (readonly [ItemKey, string])[] = [
  ['sbp', '120-130'],
  ['rhr', '60-70'],
  ['fv', '3-4'],
  ['wg', '1-2'],
  ['nuts', '1-3'],
  ['mvpa', '150-299'],
  ['steps', '7000-9500'],
  ['rt', '1'],
  ['reg', '30-60'],
  ['stress', '5-7'],
  ['srh', 'very-good'],
];

const PARENTS: readonly Answer[] = [
  { item: 'mother', value: { kind: 'parent', fate: 'alive', ageYears: 79 }, origin: { kind: 'typed' } },
  { item: 'father', value: { kind: 'parent', fate: 'died', ageYears: 71 }, origin: { kind: 'typed' } },
];

const answersOf = (picks: readonly (readonly [ItemKey, string])[]): readonly Answer[] => [
  ...[...new Map(picks)].map(([item, option]): Answer => ({
    item,
    value: { kind: 'option', option },
    origin: { kind: 'typed' },
  })),
  ...PARENTS,
];

interface Member {
  readonly userId: string;
  readonly timeZone: string;
  readonly ageYears: number;
}

/** The simulated member's two finished assessments, the second after four months of change. */
export function demoAssessments(
  { userId, timeZone, ageYears }: Member,
  today: string,
): (typeof bioAgeAssessments.$inferInsert)[] {
  const taken = [
    { ago: 144, answers: answersOf(BEFORE) },
    { ago: 20, answers: answersOf([...BEFORE, ...SINCE]) },
  ];
  return taken.flatMap(({ ago, answers }) => {
    const date = addDays(today, -ago);
    const atMs = momentOf(date, 20 * 60 + 40, timeZone);
    const person = {
      sex: 'female',
      ageYears,
      massKg: null,
      bodyFatPercent: null,
      exclusions: [],
      avoids: [],
    } as const;
    const outcome = lifestyleBioAge(answers, person);
    if (outcome.kind !== 'known') return [];
    const { kind: _, ...result } = outcome;
    const answeredAt = new Date(atMs).toISOString();
    return [
      {
        userId,
        timeZone,
        id: demoId('bio-age', atMs),
        localDate: date,
        finishedAt: new Date(atMs),
        weightsVersion: WEIGHTS_VERSION,
        answers: answers.map((answer) => ({ ...answer, answeredAt })),
        result,
      },
    ];
  });
}
