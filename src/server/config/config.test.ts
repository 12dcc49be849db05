import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { withSettingsFile } from './environment-settings.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'perennial-config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('without settings Noor gets a private server with the embedded database and the demo member', () => {
  const { authSecret, ...config } = readConfig({ DATA_DIR: folder });
  expect(config).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: folder,
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    demoLogin: true,
    backups: undefined,
    metricsToken: undefined,
    tracing: undefined,
    registration: 'open',
    publicSite: true,
    requireAdmin2fa: false,
    trustProxy: false,
    foodUploadMb: 1024,
    importMb: 2048,
    logLevel: 'info',
    openFoodFacts: undefined,
    previousAuthSecret: undefined,
    privateAddresses: false,
    s3: undefined,
    oidc: undefined,
    ai: undefined,
    oauthClients: {},
    mail: undefined,
    stripe: undefined,
    site: { name: 'Perennial', operator: null },
    socialUrl: 'https://bsky.app/profile/perennial.health',
  });
  expect(authSecret.length).toBeGreaterThanOrEqual(43);
});

test('her secret is the same at the next start, and no other user of the machine can read it', () => {
  const first = readConfig({ DATA_DIR: folder }).authSecret;
  expect(readConfig({ DATA_DIR: folder }).authSecret).toBe(first);
  expect(statSync(join(folder, 'secrets/auth')).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700);
});

test('a damaged secret stops the start instead of being replaced', () => {
  readConfig({ DATA_DIR: folder });
  writeFileSync(join(folder, 'secrets/auth'), 'short');
  expect(() => readConfig({ DATA_DIR: folder })).toThrow(/secrets\/auth is damaged/);
});

test('Omar’s public server on PostgreSQL has no demo member unless he turns it on', () => {
  const env = {
    DATABASE_URL: 'postgresql://perennial@db.example/perennial',
    PUBLIC_URL: 'https://food.example/',
    HOST: '0.0.0.0',
    PORT: '8080',
    TRUST_PROXY: 'yes',
    REQUIRE_ADMIN_2FA: 'on',
    REGISTRATION: 'invite',
    PUBLIC_SITE: 'off',
    AUTH_SECRET: 'x'.repeat(32),
    DATA_DIR: folder,
  };
  expect(readConfig(env)).toMatchObject({
    publicUrl: 'https://food.example',
    host: '0.0.0.0',
    port: 8080,
    trustProxy: true,
    requireAdmin2fa: true,
    registration: 'invite',
    publicSite: false,
    demoLogin: false,
    authSecret: 'x'.repeat(32),
  });
  expect(readConfig({ ...env, DEMO_LOGIN: 'ON' }).demoLogin).toBe(true);
});

test.each(['/app', '/app/', '/?from=mail', '/#top'])('PUBLIC_URL can’t have a path: %s', (rest) => {
  expect(() => readConfig({ DATA_DIR: folder, PUBLIC_URL: `https://food.example${rest}` })).toThrow(
    /PUBLIC_URL must have no path: .* such as https:\/\/food\.example\.org/,
  );
});

test('a password in the public URL is refused, because pages would show it', () => {
  const PUBLIC_URL = 'https://omar:secret@food.example';
  expect(() => readConfig({ DATA_DIR: folder, PUBLIC_URL })).toThrow(/PUBLIC_URL must have no/);
});

test('unknown barcodes are looked up at Open Food Facts or a mirror only if configured', () => {
  const at = (OPEN_FOOD_FACTS: string) => readConfig({ DATA_DIR: folder, OPEN_FOOD_FACTS }).openFoodFacts;
  expect([at('off'), at('on'), at('http://mirror.example/off/')]).toEqual([
    undefined,
    'https://world.openfoodfacts.org',
    'http://mirror.example',
  ]);
});

test('members may use the private addresses that the operator lists, each by its origin', () => {
  const at = (PRIVATE_ADDRESSES: string) =>
    readConfig({ DATA_DIR: folder, PRIVATE_ADDRESSES }).privateAddresses;
  expect([at(''), at('on'), at('http://ntfy.lan:80, https://10.0.0.5:8443/')]).toEqual([
    false,
    true,
    ['http://ntfy.lan', 'https://10.0.0.5:8443'],
  ]);
  for (const wrong of ['ntfy.lan', 'http://ntfy.lan/topic', 'http://ntfy.lan,perhaps'])
    expect(() => at(wrong)).toThrow(/PRIVATE_ADDRESSES must be on, off or a list of origins/);
});

test('the operator sets the site’s name and owner, and mail is sent in that name', () => {
  const env = {
    DATA_DIR: folder,
    SITE_NAME: 'Ada & Co. Health',
    OPERATOR_NAME: 'Ada Example',
    OPERATOR_ADDRESS: String.raw`1 Main Street\nSpringfield`,
    SMTP_URL: 'smtp://localhost',
  };
  expect(readConfig(env)).toMatchObject({
    site: {
      name: 'Ada & Co. Health',
      operator: { name: 'Ada Example', address: '1 Main Street\nSpringfield', email: null },
    },
    mail: { from: '"Ada & Co. Health" <no-reply@localhost>' },
  });
  expect(() => readConfig({ ...env, OPERATOR_NAME: '' })).toThrow('OPERATOR_NAME must be set');
  expect(() => readConfig({ ...env, SITE_NAME: 'Ada <b>' })).toThrow('SITE_NAME must be one line');
});

test('single sign-on needs all of its settings', () => {
  const env = { DATA_DIR: folder, OIDC_ISSUER: 'https://id.example/', OIDC_CLIENT_ID: 'perennial' };
  expect(() => readConfig(env)).toThrow('OIDC_CLIENT_SECRET is missing');
  expect(readConfig({ ...env, OIDC_CLIENT_SECRET: 'secret', OIDC_NAME: 'Authelia' }).oidc).toEqual({
    issuer: 'https://id.example',
    clientId: 'perennial',
    clientSecret: 'secret',
    name: 'Authelia',
  });
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ DATA_DIR: folder, PORT: '', DATABASE_URL: ' ' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  });
});

test('a secret can be in a file, as containers pass it', () => {
  const file = join(folder, 'smtp');
  writeFileSync(file, 'smtps://mail.example.org\n');
  expect(readConfig({ DATA_DIR: folder, SMTP_URL_FILE: file }).mail?.url).toBe('smtps://mail.example.org');
  expect(() => readConfig({ DATA_DIR: folder, SMTP_URL_FILE: `${file}s` })).toThrow(
    /SMTP_URL_FILE .* can’t be read/,
  );
  expect(() =>
    readConfig({ DATA_DIR: folder, SMTP_URL_FILE: file, SMTP_URL: 'smtps://mail.example.org' }),
  ).toThrow('SMTP_URL and SMTP_URL_FILE are both set: keep one');
});

test('the file .env sets variables that the environment doesn’t', () => {
  const ENV_FILE = join(folder, '.env');
  writeFileSync(ENV_FILE, 'PORT=8080 # as elsewhere\nHOST="0.0.0.0"\n');
  expect(withSettingsFile({ PORT: '9090', ENV_FILE })).toMatchObject({ PORT: '9090', HOST: '0.0.0.0' });
  const without = { PORT: '9090', ENV_FILE: '' };
  expect(withSettingsFile(without)).toBe(without);
  for (const unreadable of [join(folder, 'nowhere'), folder])
    expect(() => withSettingsFile({ ENV_FILE: unreadable })).toThrow(/settings file can’t be read/);
});

test('all faults are named together', () => {
  const wrong = {
    PORT: 'http',
    DATABASE_URL: 'mysql://db',
    PUBLIC_URL: 'food.example',
    DEMO_LOGIN: 'maybe',
    REGISTRATION: 'maybe',
    LOG_LEVEL: 'loud',
    OPEN_FOOD_FACTS: 'perhaps',
    AUTH_SECRET: 'short',
    AUTH_SECRET_PREVIOUS: 'shorter',
  };
  expect(() => readConfig(wrong)).toThrow(
    new ConfigError(
      [
        'Invalid settings:',
        '  PORT must be a whole number from 0 to 65535',
        '  DATABASE_URL must look like postgres://user:password@host:5432/database',
        '  PUBLIC_URL must look like https://example.org',
        '  DEMO_LOGIN must be on or off',
        '  REGISTRATION must be open, invite or closed',
        '  LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent',
        '  OPEN_FOOD_FACTS must be on, off or an address',
        '  AUTH_SECRET must have at least 32 characters',
        '  AUTH_SECRET_PREVIOUS must have at least 32 characters',
      ].join('\n'),
    ),
  );
});

test('a bucket for pictures needs all of its settings', () => {
  const bucket = {
    DATA_DIR: folder,
    S3_BUCKET: 'meals',
    S3_REGION: 'eu-central-1',
    S3_ENDPOINT: 'https://s3.example',
    S3_ACCESS_KEY_ID: 'omar',
    S3_SECRET_ACCESS_KEY: 'a long secret',
  };
  expect(readConfig(bucket).s3).toEqual({
    bucket: 'meals',
    region: 'eu-central-1',
    endpoint: 'https://s3.example',
    accessKeyId: 'omar',
    secretAccessKey: 'a long secret',
  });
  expect(() => readConfig({ ...bucket, S3_REGION: '', S3_SECRET_ACCESS_KEY: '' })).toThrow(
    'S3_REGION is missing: a bucket needs all S3 settings\n  S3_SECRET_ACCESS_KEY is missing: a bucket needs all S3 settings',
  );
});

test('if the data directory can’t be created, starting fails with its name', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => readConfig({ DATA_DIR: file })).toThrow(`DATA_DIR ${file} can’t be used`);
});

test('Omar configures a cloud model with vision, and Noor one on her own machine', () => {
  const cloud = { DATA_DIR: folder, AI_PROVIDER: 'anthropic', AI_MODEL: 'a-model', AI_API_KEY: 'key' };
  expect(readConfig(cloud).ai).toEqual({
    provider: 'anthropic',
    model: 'a-model',
    apiKey: 'key',
    baseUrl: undefined,
    visionModel: 'a-model',
    transcriptionModel: null,
  });
  const home = {
    DATA_DIR: folder,
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'small',
    AI_BASE_URL: 'http://localhost:11434/v1',
    AI_TRANSCRIPTION_MODEL: 'ears',
  };
  expect(readConfig(home).ai).toMatchObject({ visionModel: null, transcriptionModel: 'ears' });
  expect(readConfig({ ...home, AI_VISION_MODEL: 'eyes' }).ai?.visionModel).toBe('eyes');
});

test.each([
  [
    { AI_MODEL: 'a-model', AI_API_KEY: 'key' },
    ['AI_PROVIDER must be openai, anthropic, google or openai-compatible if another AI setting is set'],
  ],
  [{ AI_PROVIDER: 'cohere', AI_MODEL: 'a-model' }, ['AI_PROVIDER must be openai, anthropic']],
  [
    { AI_PROVIDER: 'openai' },
    ['AI_MODEL must be the name of a model from openai', 'AI_API_KEY must be set for openai'],
  ],
  [
    { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'small' },
    ['AI_BASE_URL must be set for openai-compatible'],
  ],
  [
    { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'small', AI_BASE_URL: 'localhost' },
    ['AI_BASE_URL must look like'],
  ],
  [
    { AI_PROVIDER: 'anthropic', AI_MODEL: 'a', AI_API_KEY: 'key', AI_TRANSCRIPTION_MODEL: 'ears' },
    ['AI_TRANSCRIPTION_MODEL can’t be used with anthropic'],
  ],
])('%o conflict, and the start says why', (env, faults) => {
  const start = () => readConfig({ DATA_DIR: folder, ...env });
  for (const fault of faults) expect(start).toThrow(fault);
});
