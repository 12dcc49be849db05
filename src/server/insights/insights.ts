import type { Logger } from 'pino';
import type { Feature } from '#domain/insights/features.ts';
import { DIRECT } from '#domain/insights/visit-source.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { faultOf } from '#server/core/fault.ts';
import { firstSource, writeSignUp, writeUses } from './commands.ts';
import {
  arrivalOf,
  isCounted,
  pageOf,
  personOf,
  wantsNoCount,
  type ClientFacts,
  type VisitFacts,
} from './facts.ts';
import { findSalt, visitorOf } from './salts.ts';
import { writeVisits, type PendingVisit } from './write-visits.ts';

/** How long counts are collected before a write: a crash loses no more. */
const WAIT_MS = 5000;
/** Maximum views in memory, in total and per visitor: nobody reads more pages in five seconds, and a flood counts for little. */
const MAX_VIEWS = 5000;
const MAX_VIEWS_PER_VISITOR = 20;
const MAX_USERS = 20_000;

export interface InsightsOptions {
  readonly db: Db;
  readonly publicUrl: string;
  readonly now: () => number;
  readonly log: Logger;
}

/**
 * Counts visits of public pages and uses of features in memory, and writes them every few seconds. Counting never waits and never throws.
 */
export class Insights {
  readonly #options: InsightsOptions;
  #visits: PendingVisit[] = [];
  #beingWritten: readonly PendingVisit[] = [];
  /** Views in memory by day and person. */
  #viewsOf = new Map<string, number>();
  /** Uses in memory by member and day. */
  #uses = new Map<string, Map<Feature, number>>();
  #timer: NodeJS.Timeout | undefined;
  #work = Promise.resolve();

  constructor(options: InsightsOptions) {
    this.#options = options;
  }

  /** Counts a public page shown to a visitor, unless they opt out or are a bot. */
  noteVisit(facts: VisitFacts): void {
    const { now, publicUrl } = this.#options;
    if (this.#visits.length >= MAX_VIEWS || !isCounted(facts.headers)) return;
    const [atMs, person] = [now(), personOf(facts)];
    const day = localDate(atMs, 'UTC');
    const key = `${day}\n${person}`;
    const views = this.#viewsOf.get(key) ?? 0;
    if (views >= MAX_VIEWS_PER_VISITOR) return;
    this.#viewsOf.set(key, views + 1);
    this.#visits.push({ day, atMs, person, path: pageOf(facts.url), ...arrivalOf(facts, publicUrl) });
    this.#flushSoon();
  }

  /** Counts a member's use of a feature. Skips admins and the demo member, who aren't customers. */
  noteFeature({ userId, role, isDemo }: Actor, feature: Feature): void {
    if (isDemo || role === 'admin' || this.#uses.size >= MAX_USERS) return;
    const key = `${userId} ${localDate(this.#options.now(), 'UTC')}`;
    const uses = this.#uses.get(key) ?? new Map<Feature, number>();
    this.#uses.set(key, uses.set(feature, (uses.get(feature) ?? 0) + 1));
    this.#flushSoon();
  }

  /** Records a sign-up in the caller's transaction, with the source of their visit today. */
  async noteSignUp(tx: Db, userId: string, facts: ClientFacts, nowMs: number): Promise<void> {
    await writeSignUp(tx, userId, localDate(nowMs, 'UTC'), await this.sourceOf(tx, facts, nowMs));
  }

  /** This visitor's first source today, even if it isn't written yet; `direct` if unknown. */
  async sourceOf(tx: Db, facts: ClientFacts, nowMs: number): Promise<string> {
    if (wantsNoCount(facts.headers)) return DIRECT;
    const [day, person] = [localDate(nowMs, 'UTC'), personOf(facts)];
    const salt = await findSalt(tx, day);
    const written = salt === undefined ? undefined : await firstSource(tx, day, visitorOf(salt, person));
    const isTheirs = (visit: PendingVisit) => visit.day === day && visit.person === person;
    return written ?? [...this.#beingWritten, ...this.#visits].find(isTheirs)?.source ?? DIRECT;
  }

  #flushSoon(): void {
    this.#timer ??= setTimeout(() => void this.flush(), WAIT_MS).unref();
  }

  /** Writes the counts so far. If the database rejects them, they are lost. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const [visits, uses] = [this.#visits, this.#uses];
    this.#visits = [];
    this.#viewsOf = new Map();
    this.#uses = new Map();
    if (visits.length > 0 || uses.size > 0)
      this.#work = this.#work
        .then(() => this.#write(visits, uses))
        .catch((error: unknown) =>
          this.#options.log.error({ fault: faultOf(error) }, 'some visits or uses could not be counted'),
        )
        .finally(() => {
          this.#beingWritten = [];
        });
    return this.#work;
  }

  async #write(visits: readonly PendingVisit[], uses: ReadonlyMap<string, ReadonlyMap<Feature, number>>) {
    const { db } = this.#options;
    this.#beingWritten = visits;
    if (visits.length > 0) await writeVisits(db, visits);
    const rows = [...uses].flatMap(([key, counts]) => {
      const [userId = '', day = ''] = key.split(' ');
      return [...counts].map(([feature, count]) => ({ userId, day, feature, uses: count }));
    });
    if (rows.length > 0) await writeUses(db, rows);
  }
}
