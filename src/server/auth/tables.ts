import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TokenScope } from '#domain/tokens/scopes.ts';
import { isEnteredAddress } from './internal-address.ts';
import { instant } from '#server/db/entry-columns.ts';

/** Details of an audit entry: figures and names of settings, no health data. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

const createdAt = () => instant('created_at').notNull().defaultNow();
const updatedAt = () => instant('updated_at').notNull().defaultNow();

/** People who can sign in. Their other data is in their profile. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    /** Lowercase, because usernames ignore case; `displayUsername` is as typed. */
    username: text('username').notNull().unique(),
    displayUsername: text('display_username').notNull(),
    role: text('role', { enum: ['member', 'admin'] })
      .notNull()
      .default('member'),
    isDemo: boolean('is_demo').notNull().default(false),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** When the account will be erased; logging in before cancels it. */
    deletesAt: instant('deletes_at'),
    banned: boolean('banned').notNull().default(false),
    banReason: text('ban_reason'),
    banExpires: instant('ban_expires'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // For the admins' user list, which is ordered by id and so by creation.
    index('users_username_trigram').using('gin', sql`${table.username} gin_trgm_ops`),
    index('users_email_trigram')
      .using('gin', sql`${table.email} gin_trgm_ops`)
      .where(isEnteredAddress(table.email)),
    index('users_admins')
      .on(table.id)
      .where(sql`${table.role} = 'admin'`),
    index('users_banned')
      .on(table.id)
      .where(sql`${table.banned}`),
    index('users_deletes_at')
      .on(table.deletesAt)
      .where(sql`${table.deletesAt} is not null`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    impersonatedBy: text('impersonated_by'),
    /** Started before cookies were named `__Host-`, so its old cookie is still accepted. */
    hasOldCookie: boolean('has_old_cookie').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('sessions_user_id').on(table.userId, table.updatedAt),
    index('sessions_updated_at').on(table.updatedAt, table.id),
    index('sessions_expires_at').on(table.expiresAt),
  ],
);

/** Passwords, and identities at other providers. The library calls this an account. */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('credentials_user_id').on(table.userId),
    // One identity logs in one user.
    uniqueIndex('credentials_account').on(table.providerId, table.accountId),
  ],
);

/** Optional second factors: a shared secret and recovery codes, both encrypted by the library. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: instant('locked_until'),
  },
  (table) => [index('two_factors_user_id').on(table.userId)],
);

/** Public keys of devices that sign in without a password. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull().unique(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    createdAt: createdAt(),
  },
  (table) => [index('passkeys_user_id').on(table.userId)],
);

/** Secrets that members gave to programs, as SHA-256: the secret itself is shown once and not stored. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Start of the secret, to recognize it by. */
    prefix: text('prefix').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    scopes: text('scopes').array().$type<TokenScope[]>().notNull(),
    /** Null for no end. */
    expiresAt: instant('expires_at'),
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('api_tokens_user_id').on(table.userId),
    index('api_tokens_expires_at').on(table.expiresAt),
  ],
);

/** Single-use secrets that were sent out, such as a reset link. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** Attempts within a time window. The key is a digest: no name or address is stored. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAtMs: bigint('window_ends_at_ms', { mode: 'number' }).notNull(),
  },
  (table) => [index('rate_limits_window_ends_at_ms').on(table.windowEndsAtMs)],
);

/** Actions of admins, and of the system on accounts and money. Append-only. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    /** The actor's username; `system` for the server itself. */
    actor: text('actor').notNull(),
    /** Null for the server itself and for erased members. */
    actorId: uuid('actor_id'),
    action: text('action').notNull(),
    /** Target type and name, such as `user` and their username. */
    targetKind: text('target_kind').notNull(),
    target: text('target').notNull(),
    /** Undefined once the user is erased. */
    targetId: uuid('target_id'),
    details: jsonb('details').$type<AuditDetails>().notNull(),
  },
  (table) => [
    index('audit_entries_at').on(table.at, table.id),
    index('audit_entries_actor').on(sql`lower(${table.actor})`, table.at),
    // In byte order, so that a prefix of an action is a range.
    index('audit_entries_action').on(sql`${table.action} collate "C"`, table.at, table.id),
    index('audit_entries_target').on(sql`lower(${table.target})`, table.at),
    index('audit_entries_actor_id').on(table.actorId),
    index('audit_entries_target_id').on(table.targetId),
  ],
);
