import { z } from 'zod';
import { MAX_USERS_AT_ONCE, ROLES, USER_SORTS, USER_STATES } from '#domain/admin/user-list.ts';
import { purchaseSummary } from '#contract/membership.ts';
import { PLANS } from '#domain/membership/plans.ts';
import { base } from '#contract/shared/errors.ts';
import { instant } from '#contract/shared/time.ts';
import { wholeNumber } from '#contract/shared/number.ts';
import { text, typedText } from '#contract/shared/text.ts';

/** Filter and order of the user list. */
export const userFilter = z.object({
  /** Part of the username, email address or name; one or two characters match the beginning only. */
  search: typedText().max(100, 'Use 100 characters or fewer.').optional(),
  role: z.enum(ROLES).optional(),
  plan: z.enum(PLANS).optional(),
  state: z.enum(USER_STATES).optional(),
  sort: z.enum(USER_SORTS).default('newest'),
});

export type UserFilter = z.infer<typeof userFilter>;

/** An account in the list, without logged data. */
const userRow = z.object({
  id: z.uuid(),
  username: z.string(),
  name: z.string().nullable(),
  /** Null if they entered none. */
  email: z.string().nullable(),
  role: z.enum(ROLES),
  plan: z.enum(PLANS),
  state: z.enum(USER_STATES),
  createdAt: instant,
  /** Day on which a session was last started or renewed; null if there are none. */
  lastSeenAt: instant.nullable(),
});

export type UserRow = z.infer<typeof userRow>;

const userDetails = userRow.extend({
  /** When the account will be deleted; null unless it is scheduled. */
  deletesAt: instant.nullable(),
  sessions: z.number(),
  twoFactor: z.boolean(),
  passkeys: z.number(),
  purchases: z.array(purchaseSummary),
});

export type UserDetails = z.infer<typeof userDetails>;

const ids = z
  .array(z.uuid())
  .min(1, 'Choose at least one account.')
  .max(MAX_USERS_AT_ONCE, `Choose up to ${MAX_USERS_AT_ONCE} accounts at a time.`);

/** Result of changing several accounts: each succeeds or fails independently. */
const changed = z.object({
  done: z.number(),
  refused: z.array(z.object({ username: z.string(), why: z.string() })),
});

export type UsersChanged = z.infer<typeof changed>;

const tags = ['admin'];

export const adminUsers = {
  list: base
    .route({ method: 'GET', path: '/admin/users', tags, summary: 'List users' })
    .input(
      userFilter.extend({
        /** Cursor of the previous page. */
        after: text().max(200).optional(),
        limit: wholeNumber(1, 200).default(50),
      }),
    )
    .output(
      z.object({
        users: z.array(userRow),
        next: z.string().nullable(),
        /** Number of all matches, with the first page only. */
        matches: z.number().nullable(),
        /** Too many accounts match, so only some are listed. */
        isCut: z.boolean(),
      }),
    ),
  get: base
    .route({ method: 'GET', path: '/admin/users/{id}', tags, summary: 'Get an account' })
    .input(z.object({ id: z.uuid() }))
    .output(userDetails),
  setRole: base
    .route({ method: 'PUT', path: '/admin/users/{id}/role', tags, summary: 'Change an account’s role' })
    .input(z.object({ id: z.uuid(), role: z.enum(ROLES) }))
    .output(userDetails),
  setPlan: base
    .route({
      method: 'POST',
      path: '/admin/users/plan',
      tags,
      summary: 'Change the plan of one or more accounts',
    })
    .input(z.object({ ids, plan: z.enum(PLANS) }))
    .output(changed),
  setDisabled: base
    .route({
      method: 'POST',
      path: '/admin/users/disabled',
      tags,
      summary: 'Disable accounts and end their sessions, or enable them',
    })
    .input(z.object({ ids, isDisabled: z.boolean() }))
    .output(changed),
  issueResetLink: base
    .route({
      method: 'POST',
      path: '/admin/users/{id}/reset-link',
      tags,
      summary: 'Create a single-use link to set a new password, valid for an hour',
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ url: z.string(), username: z.string() })),
  invite: base
    .route({
      method: 'POST',
      path: '/admin/invites',
      tags,
      summary: 'Create a single-use registration link, valid for two weeks',
    })
    .output(z.object({ url: z.string(), expiresAt: instant })),
  endSecondFactor: base
    .route({
      method: 'POST',
      path: '/admin/users/{id}/end-second-factor',
      tags,
      summary: 'Turn off two-factor authentication for a member and end all their sessions',
    })
    .input(z.object({ id: z.uuid() }))
    .output(userDetails),
  remove: base
    .route({
      method: 'POST',
      path: '/admin/users/remove',
      tags,
      summary: 'Permanently delete accounts and all their data',
    })
    .input(
      z.object({
        ids,
        /** Typed confirmation: the username of a single account, or the number of accounts. */
        typed: typedText().max(100),
      }),
    )
    .output(changed),
};
