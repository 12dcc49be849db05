import { expect, test } from 'vitest';
import { gatewayNameOf, type GatewaySettings } from './gateway-choice.ts';

const home: GatewaySettings = {
  host: '127.0.0.1',
  publicUrl: 'http://localhost:3000',
  demoLogin: false,
  stripe: undefined,
};
const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: undefined };

test.each([
  ['at home', {}, 'sandbox'],
  ['at home under other names', { host: '::1', publicUrl: 'http://perennial.localhost' }, 'sandbox'],
  ['public, there to be tried', { publicUrl: 'https://demo.example.org', demoLogin: true }, 'sandbox'],
  ['public, for members', { publicUrl: 'https://example.org' }, null],
  ['at home, but listening to everybody', { host: '0.0.0.0' }, null],
  ['in a network at home', { publicUrl: 'http://192.168.1.5:3000' }, null],
  ['with a name that only begins like home', { publicUrl: 'http://localhost.example.org' }, null],
  ['with Stripe', { publicUrl: 'https://example.org', stripe }, 'stripe'],
] as const)('an installation %s', (_name, changes, gateway) => {
  expect(gatewayNameOf({ ...home, ...changes })).toBe(gateway);
});
