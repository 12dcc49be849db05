import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { VERSION } from '#server/core/version.ts';
import type { Db } from '#server/db/database.ts';

/** `/healthz`: the process answers. `/readyz`: it reaches its database too. */
export const health = (db: Db): Hono =>
  new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok', version: VERSION }))
    .get('/readyz', async (c) => {
      try {
        await db.execute(sql`select 1`);
        return c.json({ status: 'ready' });
      } catch {
        return c.json({ status: 'no database' }, 503);
      }
    });
