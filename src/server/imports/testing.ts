import { expect } from 'vitest';
import { eq } from 'drizzle-orm';
import type { ImportInfo } from '#contract/imports.ts';
import { users } from '#server/auth/tables.ts';
import { importDeps } from '#server/import-deps.ts';
import type { Browser, TestApp } from '#server/testing/test-app.ts';
import { importsJob } from './import-job.ts';

/** The id of a member of a test. */
export async function idOfMember(app: TestApp, username: string): Promise<string> {
  const [user] = await app.database.db.select().from(users).where(eq(users.username, username));
  return user?.id ?? '';
}

/** Imports of one member, with the background job run immediately. */
export function importsFor(app: TestApp, browser: Browser, userId: string) {
  const job = importsJob({ ...app.services, ...importDeps(app.services), noteChange: () => undefined });
  const run = (id: string, signal = new AbortController().signal) => job.work(`${userId}/${id}`, signal);
  const at = async (id: string): Promise<ImportInfo> => browser.api.imports.get({ id });

  async function preview(
    content: string | Uint8Array<ArrayBuffer>,
    fileName = 'export.csv',
    timeZone = 'Europe/Berlin',
  ): Promise<ImportInfo> {
    const id = crypto.randomUUID();
    const query = new URLSearchParams({ id, fileName, timeZone });
    const answer = await browser.fetch(`/api/import-files?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: content,
    });
    expect(answer.status, await answer.clone().text()).toBe(201);
    await run(id);
    return at(id);
  }

  return {
    run,
    at,
    preview,
    async take(...file: Parameters<typeof preview>): Promise<ImportInfo> {
      const { id, step, fault } = await preview(...file);
      expect([step, fault]).toEqual(['ready', null]);
      await browser.api.imports.start({ id });
      await run(id);
      return at(id);
    },
    async undo(id: string): Promise<ImportInfo> {
      await browser.api.imports.undo({ id });
      await run(id);
      return at(id);
    },
  };
}

/** New and known records of a preview, by kind. */
export const counted = ({ plan }: ImportInfo) =>
  Object.fromEntries((plan?.kinds ?? []).map(({ kind, added, duplicates }) => [kind, [added, duplicates]]));
