import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'perennial-config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('Noor starts with nothing set and gets a private server with the embedded database and the demo member', () => {
  const { authSecret, ...config } = readConfig({ DATA_DIR: folder });
  expect(config).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: folder,
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    demoLogin: true,
    trustProxy: false,
    logLevel: 'info',
  });
  expect(authSecret.length).toBeGreaterThanOrEqual(43);
});

test('her secret is the same at the next start, and nobody else on the machine can read it', () => {
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

test('Omar runs a public server on PostgreSQL, where the demo member is off unless he asks for it', () => {
  const env = {
    DATABASE_URL: 'postgresql://perennial@db.example/perennial',
    PUBLIC_URL: 'https://food.example/app/',
    HOST: '0.0.0.0',
    PORT: '8080',
    TRUST_PROXY: 'yes',
    AUTH_SECRET: 'x'.repeat(32),
    DATA_DIR: folder,
  };
  expect(readConfig(env)).toMatchObject({
    publicUrl: 'https://food.example',
    host: '0.0.0.0',
    port: 8080,
    trustProxy: true,
    demoLogin: false,
    authSecret: 'x'.repeat(32),
  });
  expect(readConfig({ ...env, DEMO_LOGIN: 'ON' }).demoLogin).toBe(true);
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ DATA_DIR: folder, PORT: '', DATABASE_URL: ' ' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  });
});

test('everything that is wrong is named at once', () => {
  const wrong = {
    PORT: 'http',
    DATABASE_URL: 'mysql://db',
    PUBLIC_URL: 'food.example',
    DEMO_LOGIN: 'maybe',
    LOG_LEVEL: 'loud',
    AUTH_SECRET: 'short',
  };
  expect(() => readConfig(wrong)).toThrow(
    new ConfigError(
      [
        'These settings are wrong:',
        '  PORT must be a whole number from 0 to 65535',
        '  DATABASE_URL must look like postgres://user:password@host:5432/database',
        '  PUBLIC_URL must look like https://example.org',
        '  DEMO_LOGIN must be on or off',
        '  LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent',
        '  AUTH_SECRET must have at least 32 characters',
      ].join('\n'),
    ),
  );
});

test('a data directory that cannot be made stops the start with its name', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => readConfig({ DATA_DIR: file })).toThrow(`DATA_DIR ${file} cannot be used`);
});
