import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { RequestSession } from '#server/auth/session.ts';
import type { Db } from '#server/db/database.ts';
import { faultOf } from '#server/http/api-errors.ts';
import type { HttpVariables } from '#server/http/security-headers.ts';
import { streamedText } from '#server/http/streamed-text.ts';
import { wireAnswer } from '#server/http/wire-answer.ts';
import { csvLine } from './csv-line.ts';
import type { Sheet } from './sheet.ts';
import { SHEETS } from './sheets.ts';

export interface CsvOptions {
  readonly db: Db;
  readonly readSession: (headers: Headers) => Promise<RequestSession>;
  readonly log: Logger;
}

/** Without this mark some spreadsheets read UTF-8 as the machine's old code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The lines of a member's file, a page of rows at a time; the first piece has the names of the columns. */
async function* csvText(db: Db, userId: string, { columns, parts }: Sheet): AsyncGenerator<string> {
  let begin = BYTE_ORDER_MARK + csvLine(columns);
  for (const pages of parts)
    for await (const rows of pages(db, userId)) {
      yield begin + rows.map((cells) => csvLine(columns.map((name) => cells[name] ?? null))).join('');
      begin = '';
    }
  if (begin !== '') yield begin;
}

/** All entries of a tracker as a file for a spreadsheet: `/weight.csv`. Its owner alone gets it. */
export function csvFiles({ db, readSession, log }: CsvOptions) {
  const routes = new Hono<{ Variables: HttpVariables }>();
  routes.get('/:file', async (c) => {
    c.set('routeName', 'export.csv');
    const { actor, setCookies } = await readSession(c.req.raw.headers);
    for (const cookie of setCookies) c.header('Set-Cookie', cookie, { append: true });
    if (!actor) return wireAnswer(c, 'UNAUTHORIZED');
    const [, tracker = ''] = /^([a-z]+)\.csv$/.exec(c.req.param('file')) ?? [];
    const sheet = SHEETS.get(tracker);
    if (!sheet) return wireAnswer(c, 'NOT_FOUND');
    const text = csvText(db, actor.userId, sheet);
    const { value: first } = await text.next();
    c.header('Content-Type', 'text/csv; charset=utf-8');
    c.header('Content-Disposition', `attachment; filename="perennial-${tracker}.csv"`);
    c.header('Cache-Control', 'private, no-store');
    return c.body(streamedText(first ?? '', text, log));
  });
  routes.onError((error, c) => {
    log.error({ fault: faultOf(error) }, 'a download could not be made');
    return wireAnswer(c, 'INTERNAL');
  });
  return routes;
}
