import { like } from 'drizzle-orm';
import { users } from './tables.ts';

/** The shared demo account. Its password is public: the login screen shows it. */
export const DEMO_MEMBER = { username: 'demo', password: 'perennial-demo' } as const;

/** Prefix of the username of each visitor's copy of the demo member. Nobody can register it: usernames contain no tilde. */
const COPY_PREFIX = `${DEMO_MEMBER.username}~`;

/** @param id as random as a UUID */
export const demoCopyName = (id: string): string => COPY_PREFIX + id.slice(-12);

/** Whether a user is a visitor's copy of the demo member. */
export const isNameOfDemoCopy = ({ username }: { readonly username: string }): boolean =>
  username.startsWith(COPY_PREFIX);

/** The same as an SQL condition. */
export const isDemoCopy = like(users.username, `${COPY_PREFIX}%`);
