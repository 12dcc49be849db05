import { eq } from 'drizzle-orm';
import { users } from '#server/auth/tables.ts';
import type { TestApp } from './test-app.ts';

type WithDatabase = Pick<TestApp, 'database'>;

export const idOf = async ({ database }: WithDatabase, username: string): Promise<string> => {
  const named = eq(users.username, username.toLowerCase());
  const [user] = await database.db.select({ id: users.id }).from(users).where(named);
  return user?.id ?? '';
};

export const makeAdmin = async ({ database }: WithDatabase, username: string): Promise<void> => {
  const named = eq(users.username, username.toLowerCase());
  await database.db.update(users).set({ role: 'admin' }).where(named);
};
