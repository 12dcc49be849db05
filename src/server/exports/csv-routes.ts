import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ReadSession } from '#server/auth/session.ts';
import type { Db } from '#server/db/database.ts';
import { BYTE_ORDER_MARK, sendDownload } from '#server/http/files/download.ts';
import { requireMember, type MemberEnv } from '#server/http/require-member.ts';
import { wireAnswer } from '#server/http/wire-answer.ts';
import { csvLine } from './csv-line.ts';
import type { Sheet } from './sheet.ts';
import { SHEETS } from './sheets.ts';

export interface CsvOptions {
  readonly db: Db;
  readonly readSession: ReadSession;
  readonly log: Logger;
}

/** Lines of a member's file, one page of rows at a time; the first chunk has the column names. */
async function* csvText(db: Db, userId: string, { columns, parts }: Sheet): AsyncGenerator<string> {
  let begin = BYTE_ORDER_MARK + csvLine(columns);
  for (const pages of parts)
    for await (const rows of pages(db, userId)) {
      yield begin + rows.map((cells) => csvLine(columns.map((name) => cells[name] ?? null))).join('');
      begin = '';
    }
  if (begin !== '') yield begin;
}

/** A tracker's entries as a spreadsheet file, such as `/weight.csv`, for their owner only. */
export function csvFiles({ db, readSession, log }: CsvOptions) {
  const routes = new Hono<MemberEnv>();
  routes.get('/:file', requireMember(readSession, 'export.csv'), async (c) => {
    const [, tracker = ''] = /^([a-z]+)\.csv$/.exec(c.req.param('file')) ?? [];
    const sheet = SHEETS.get(tracker);
    if (!sheet) return wireAnswer(c, 'NOT_FOUND');
    const file = { name: `perennial-${tracker}.csv`, type: 'text/csv' };
    return sendDownload(c, file, csvText(db, c.get('actor').userId, sheet), log);
  });
  return routes;
}
