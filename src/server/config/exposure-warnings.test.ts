import { expect, test } from 'vitest';
import { exposureWarnings } from './exposure-warnings.ts';

const home = { host: '127.0.0.1', publicUrl: 'http://localhost:3000', demoLogin: true, stripe: undefined };
const open = { ...home, host: '0.0.0.0', publicUrl: 'https://food.example' };
const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: undefined };

test('a server reachable only from its own machine gets no warning', () => {
  expect(exposureWarnings(home)).toEqual([]);
  expect(exposureWarnings({ ...home, host: '::1', publicUrl: 'http://perennial.localhost:3000' })).toEqual(
    [],
  );
});

test.each([
  ['listens to everybody', { ...home, host: '0.0.0.0' }],
  ['has a public address behind a proxy', { ...home, publicUrl: 'https://food.example' }],
])('a server that %s warns that strangers can use the demo member and the sandbox', (_how, settings) => {
  const [demo, sandbox, ...others] = exposureWarnings(settings);
  expect(demo).toContain('log in to the demo account. To turn that off, set DEMO_LOGIN=off.');
  expect(sandbox).toContain('lifetime access without paying');
  expect(others).toEqual([]);
});

test('with Stripe, the warning names only the demo member; without the demo there is no sandbox', () => {
  expect(exposureWarnings({ ...open, stripe })).toHaveLength(1);
  expect(exposureWarnings({ ...open, demoLogin: false })).toEqual([]);
});
