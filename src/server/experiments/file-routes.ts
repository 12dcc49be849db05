import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Experiment } from '#contract/experiments.ts';
import type { ReadSession } from '#server/auth/session.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { Deps } from '#server/db/deps.ts';
import { BYTE_ORDER_MARK, sendDownload } from '#server/http/files/download.ts';
import { requireMember, type MemberEnv } from '#server/http/require-member.ts';
import { wireAnswer } from '#server/http/wire-answer.ts';
import { memberOn } from '#server/member/queries.ts';
import { experimentAnswer, experimentOf, ideaOf } from './queries.ts';

type Cell = string | number | null;

interface ExperimentFileOptions extends Deps {
  readonly readSession: ReadSession;
  readonly log: Logger;
  /** One line of a CSV file. */
  readonly csvLine: (cells: readonly Cell[]) => string;
}

/** The days of an experiment, one per line. */
function csvRows(experiment: Experiment): readonly (readonly Cell[])[] {
  const { name, usualName, outcome } = ideaOf(experiment.idea);
  return [
    ['Date', 'Pair', 'Condition', 'After settling in', 'Followed', outcome],
    ...experiment.days.map((day) => [
      day.date,
      day.pair + 1,
      day.condition === 'changed' ? name : usualName,
      day.isWashout ? 'no' : 'yes',
      day.followed,
      day.outcome,
    ]),
  ];
}

async function* once(piece: string): AsyncGenerator<string> {
  yield await Promise.resolve(piece);
}

const FILE = /^(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?<format>csv|json)$/;

/** An experiment as a file, for its owner only: `/{id}.csv`, `/{id}.json`. Contains outcomes once it is over. */
export function experimentFiles({ db, now, readSession, log, csvLine }: ExperimentFileOptions) {
  const routes = new Hono<MemberEnv>();
  routes.get('/:file', requireMember(readSession, 'experiments.file'), async (c) => {
    const { id, format } = FILE.exec(c.req.param('file'))?.groups ?? {};
    if (id === undefined) return wireAnswer(c, 'NOT_FOUND');
    const { userId } = c.get('actor');
    try {
      const row = await experimentOf(db, userId, id);
      const { date: today } = await memberOn(db, userId, now());
      const experiment = await experimentAnswer({ db, now, userId, today }, row);
      const name = `perennial-experiment-${experiment.startsOn}.${format}`;
      if (format === 'json')
        return await sendDownload(
          c,
          { name, type: 'application/json' },
          once(JSON.stringify(experiment, null, 2)),
          log,
        );
      const text = BYTE_ORDER_MARK + csvRows(experiment).map(csvLine).join('');
      return await sendDownload(c, { name, type: 'text/csv' }, once(text), log);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'NOT_FOUND') return wireAnswer(c, 'NOT_FOUND');
      throw error;
    }
  });
  return routes;
}
