import path from 'node:path';
import { z } from 'zod';
import { REGISTRATION_MODES, type RegistrationMode } from '#domain/account/registration-modes.ts';
import type { SiteIdentity } from '#domain/site/identity.ts';
import { joinWords } from '#domain/words/join-words.ts';
import { aiConfigOf, aiFaults, AI_PROVIDERS, type AiConfig } from '#server/ai/ai-config.ts';
import { oidcConfigOf, oidcEnvironment, oidcFaults, type OidcConfig } from '#server/auth/oidc/settings.ts';
import type { PrivateAddresses } from '#server/core/outside-call.ts';
import { dataDirOf } from './data-dir.ts';
import {
  stripeConfigOf,
  stripeEnvironment,
  stripeFaults,
  type StripeConfig,
} from '#server/membership/stripe-settings.ts';
import { oauthClientsOf, oauthEnvironment, oauthFaults, type OAuthClients } from './oauth-settings.ts';
import { storedSecret } from './secrets.ts';
import {
  isOrigin,
  megabytes,
  onOrOff,
  openFoodFacts,
  privateAddresses,
  secret,
  urlOf,
} from './setting-kinds.ts';
import { environmentSettings } from './environment-settings.ts';
import { siteEnvironment, siteFaults, siteIdentityOf } from './site-settings.ts';
import { s3ConfigOf, s3Environment, s3Faults } from '#server/storage/s3-settings.ts';
import { tracingConfigOf, tracingNames, type TracingConfig } from '#server/tracing/tracing.ts';
import type { S3Config } from '#server/storage/s3-store.ts';

export interface Config {
  readonly host: string;
  /** 0 lets the system choose a free port. */
  readonly port: number;
  /** Absolute path of the data directory. */
  readonly dataDir: string;
  /** A PostgreSQL server to use; without it the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Public URL of the server, without a path. */
  readonly publicUrl: string;
  /** Whether anyone can log in to the demo account. */
  readonly demoLogin: boolean;
  /** Nightly backups; undefined for none. */
  readonly backups: { readonly folder: string; readonly keptDays: number } | undefined;
  /** Token with which a monitor can read `/metrics`; undefined for no metrics. */
  readonly metricsToken: string | undefined;
  /** OpenTelemetry's own variables; undefined for no traces. */
  readonly tracing: TracingConfig | undefined;
  readonly registration: RegistrationMode;
  /** Whether there is a start page that sells Perennial. Without it, visitors see the login, and members have lifetime access. */
  readonly publicSite: boolean;
  /** Whether the admin area requires a second factor. */
  readonly requireAdmin2fa: boolean;
  /** Whether there is one proxy in front, which reports the client's address. */
  readonly trustProxy: boolean;
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  /** A bucket for pictures; without it they are in `dataDir`. */
  readonly s3: S3Config | undefined;
  /** URL of Open Food Facts for unknown barcodes, without a path; without it there are no lookups. */
  readonly openFoodFacts: string | undefined;
  /** Maximum size of a food file uploaded by admins, MB. */
  readonly foodUploadMb: number;
  /** Largest file that members may import. */
  readonly importMb: number;
  /** Addresses on the server's own machine and network that members may connect to. */
  readonly privateAddresses: PrivateAddresses;
  /** Signs sessions. Instances that share one database need the same. */
  readonly authSecret: string;
  /** The secret before a change. At startup, everything it encrypted is reencrypted with the current one. */
  readonly previousAuthSecret: string | undefined;
  /** Mail server and sender; without them admins pass mail on. */
  readonly mail: { readonly url: string; readonly from: string; readonly replyTo: string | null } | undefined;
  /** Payment account; without it the sandbox simulates payments. */
  readonly stripe: StripeConfig | undefined;
  /** The server's name, and who runs it. */
  readonly site: SiteIdentity;
  /** URL of the operator's social profile, linked in the top bar. */
  readonly socialUrl: string;
  /** An identity provider that members can log in with. */
  readonly oidc: OidcConfig | undefined;
  /** The model provider; without one only the embedded engine reads meals. */
  readonly ai: AiConfig | undefined;
  readonly oauthClients: OAuthClients;
}

/** The environment is invalid. The message lists all problems for the operator. */
export class ConfigError extends Error {}

/** The project's own profile, until the operator sets one. */
const SOCIAL_URL = 'https://bsky.app/profile/perennial.health';

/** Room for the largest download of FoodData Central, packed. */
const FOOD_UPLOAD_MB = 1024;
const IMPORT_MB = 2048;

/** Only this machine can reach the server unless HOST says otherwise, because a fresh start offers the demo member to anyone. */
const LOOPBACK = '127.0.0.1';

const environment = z.object({
  PORT: z
    .string()
    .refine(
      (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
      'must be a whole number from 0 to 65535',
    )
    .transform(Number)
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address or a host name')
    .default(LOOPBACK),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: urlOf(/^postgres(?:ql)?:$/, 'postgres://user:password@host:5432/database').optional(),
  PUBLIC_URL: urlOf(/^https?:$/, 'https://example.org')
    .refine(isOrigin, 'must have no path: Perennial needs its own host, such as https://food.example.org')
    .transform((text) => new URL(text).origin)
    .optional(),
  DEMO_LOGIN: onOrOff.optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_DAYS: z
    .string()
    .refine((text) => /^[1-9]\d{0,2}$/.test(text), 'must be a whole number of days from 1 to 999')
    .transform(Number)
    .default(7),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  REGISTRATION: z
    .enum(REGISTRATION_MODES, { error: `must be ${joinWords(REGISTRATION_MODES, 'or')}` })
    .default('open'),
  PUBLIC_SITE: onOrOff.default(true),
  REQUIRE_ADMIN_2FA: onOrOff.default(false),
  TRUST_PROXY: onOrOff.default(false),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'must be trace, debug, info, warn, error, fatal or silent',
    })
    .default('info'),
  OPEN_FOOD_FACTS: openFoodFacts,
  FOOD_UPLOAD_MB: megabytes(FOOD_UPLOAD_MB),
  IMPORT_MB: megabytes(IMPORT_MB),
  PRIVATE_ADDRESSES: privateAddresses,
  AUTH_SECRET: secret,
  AUTH_SECRET_PREVIOUS: secret,
  AI_PROVIDER: z.enum(AI_PROVIDERS, { error: `must be ${joinWords(AI_PROVIDERS, 'or')}` }).optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: urlOf(/^https?:$/, 'http://localhost:11434/v1').optional(),
  AI_VISION_MODEL: z.string().optional(),
  AI_TRANSCRIPTION_MODEL: z.string().optional(),
  SMTP_URL: urlOf(/^smtps?:$/, 'smtps://user:password@mail.example.org').optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/,
      'must look like Perennial <hello@example.org>',
    )
    .optional(),
  REPLY_TO: z
    .string()
    .regex(/^[^<>@\s]+@[^<>@\s]+$/, 'must look like help@example.org')
    .optional(),
  SOCIAL_URL: urlOf(/^https:$/, 'https://bsky.app/profile/example.org').default(SOCIAL_URL),
  ...siteEnvironment,
  ...oidcEnvironment,
  ...s3Environment,
  ...stripeEnvironment,
  ...oauthEnvironment,
});

const FAULTS = [aiFaults, s3Faults, stripeFaults, oidcFaults, siteFaults, oauthFaults];

/**
 * Reads the server's settings from environment variables; an empty variable counts as absent. A missing secret is generated once and stored
 * in the data directory.
 * @throws ConfigError naming every wrong variable
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const names = [...Object.keys(environment.shape), ...tracingNames(env)];
  const { given, faults: unreadable } = environmentSettings(env, names);
  const parsed = environment.safeParse(given);
  const faults = [
    ...unreadable,
    ...(parsed.success
      ? FAULTS.flatMap((faultsOf) => faultsOf(parsed.data))
      : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)),
  ];
  if (!parsed.success || faults.length > 0)
    throw new ConfigError(`Invalid settings:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  const { PORT, HOST, DATABASE_URL, ...rest } = parsed.data;
  const dataDir = dataDirOf(rest.DATA_DIR);
  const publicUrl = rest.PUBLIC_URL ?? `http://localhost:${PORT}`;
  return {
    host: HOST,
    port: PORT,
    dataDir,
    databaseUrl: DATABASE_URL,
    publicUrl,
    demoLogin: rest.DEMO_LOGIN ?? DATABASE_URL === undefined,
    backups:
      rest.BACKUP_DIR === undefined
        ? undefined
        : { folder: path.resolve(rest.BACKUP_DIR), keptDays: rest.BACKUP_DAYS },
    metricsToken: rest.METRICS_TOKEN,
    tracing: tracingConfigOf(given),
    registration: rest.REGISTRATION,
    publicSite: rest.PUBLIC_SITE,
    requireAdmin2fa: rest.REQUIRE_ADMIN_2FA,
    trustProxy: rest.TRUST_PROXY,
    logLevel: rest.LOG_LEVEL,
    s3: s3ConfigOf(rest),
    openFoodFacts: rest.OPEN_FOOD_FACTS,
    foodUploadMb: rest.FOOD_UPLOAD_MB,
    importMb: rest.IMPORT_MB,
    privateAddresses: rest.PRIVATE_ADDRESSES,
    authSecret: rest.AUTH_SECRET ?? secretIn(dataDir),
    previousAuthSecret: rest.AUTH_SECRET_PREVIOUS,
    mail:
      rest.SMTP_URL === undefined
        ? undefined
        : {
            url: rest.SMTP_URL,
            from: rest.MAIL_FROM ?? senderAt(rest.SITE_NAME, publicUrl),
            replyTo: rest.REPLY_TO ?? null,
          },
    stripe: stripeConfigOf(rest),
    site: siteIdentityOf(rest),
    socialUrl: rest.SOCIAL_URL,
    oidc: oidcConfigOf(rest),
    ai: aiConfigOf(rest),
    oauthClients: oauthClientsOf(rest),
  };
}

/** Quoted, because a name may contain delimiters. */
const senderAt = (name: string, publicUrl: string): string =>
  `${/^[\w -]+$/.test(name) ? name : `"${name}"`} <no-reply@${new URL(publicUrl).hostname}>`;

function secretIn(dataDir: string): string {
  try {
    return storedSecret(dataDir, 'auth');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`Invalid settings:\n  DATA_DIR ${dataDir} can’t be used: ${reason}`);
  }
}
