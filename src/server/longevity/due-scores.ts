import type { Logger } from 'pino';
import type { Db } from '#server/db/database.ts';
import { faultOf } from '#server/core/fault.ts';
import type { MemberJob, MemberJobs } from '#server/jobs/member-jobs.ts';
import { SharedRuns } from '#server/jobs/shared-runs.ts';
import { todayOf } from '#server/member/queries.ts';
import { computeScore, markDue } from './commands.ts';
import type { DietReads } from '#server/diet-quality/queries.ts';

/** Prefixes of the paths whose writes change inputs of a score. */
const INPUTS = [
  'account/settings',
  'activity-day-sources',
  'activity-days',
  'bio-age/assessments',
  'blood-panels',
  'body-measurements',
  'days',
  'dietary-preferences',
  'drinks',
  'fasting/screening',
  'glucose-files',
  'glucose-imports',
  'glucose-readings',
  'goals',
  'health-profile',
  'hrv-readings',
  'meals',
  'own-foods',
  'recipes',
  'sleep-sources',
  'sleeps',
  'stress-check-ins',
  'stress-questionnaires',
  'vital-readings',
  'workout-sources',
  'workouts',
];
const INPUT_PATH = new RegExp(`^/api/(${INPUTS.join('|')})(/|$)`);
/** A confirmed or undone proposal of the coach writes such an input. */
const PROPOSAL_PATH = /^\/api\/coach\/questions\/[^/]+\/proposals\//;

/** Whether a write to a path can change a member's score. */
export const changesScore = (path: string): boolean => INPUT_PATH.test(path) || PROPOSAL_PATH.test(path);

const JOB = 'longevity-score';
/** A member who logs a meal often logs something else soon. */
const DELAY_SECONDS = 5;

/** Computes a member's score of today, a few seconds after its inputs changed. */
export const scoreJob = (deps: DietReads): MemberJob => ({
  name: JOB,
  delaySeconds: DELAY_SECONDS,
  work: async (userId) => {
    const { db, now } = deps;
    const date = await todayOf(db, userId, now());
    if (date !== undefined) await computeScore(deps, { userId, date });
  },
});

/** Members whose score is due. */
export interface DueScores {
  /** Reports a member's write. Never waits and never throws. */
  note(userId: string): void;
  /** Resolves when everything reported so far is stored. */
  noted(userId: string): Promise<void>;
}

interface DueOptions {
  readonly db: Db;
  readonly jobs: MemberJobs;
  readonly log: Logger;
  readonly now: () => number;
}

export function dueScores({ db, jobs, log, now }: DueOptions): DueScores {
  const marks = new SharedRuns();
  const mark = (userId: string) =>
    markDue(db, userId, now()).catch((error: unknown) =>
      log.error({ fault: faultOf(error) }, 'a score could not be marked as due'),
    );
  return {
    note(userId) {
      void marks.ask(userId, () => mark(userId));
      jobs.enqueue(JOB, userId);
    },
    noted: (userId) => marks.settled(userId),
  };
}
