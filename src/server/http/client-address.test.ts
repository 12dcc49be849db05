import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const from = (remoteAddress: string, forwarded?: string, trustProxy = false): string => {
  const headers = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded });
  const env = { incoming: { socket: { remoteAddress } } } as Parameters<typeof clientAddress>[0];
  return clientAddress(env, headers, trustProxy);
};

test('without a proxy, forwarded headers are ignored', () => {
  expect(from('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
});

test('behind a proxy, the address it added counts, the last one', () => {
  expect(from('10.0.0.1', '6.6.6.6, 203.0.113.7', true)).toBe('203.0.113.7');
  expect(from('10.0.0.1', undefined, true)).toBe('10.0.0.1');
  expect(from('10.0.0.1', '', true)).toBe('10.0.0.1');
});

test('an IPv6 household is one client, whichever of its addresses it uses', () => {
  const household = from('2001:db8:1:2:3:4:5:6');
  expect(household).toBe('2001:db8:1:2');
  expect(from('2001:db8:1:2::9')).toBe(household);
  expect(from('2001:DB8:1:2:ffff::')).toBe(household);
  expect(from('2001:db8:1:3::9')).not.toBe(household);
  expect(from('2001:db8::9')).toBe('2001:db8:0:0');
  expect(from('fe80::1%eth0')).toBe('fe80:0:0:0');
});

test('an IPv4 address in IPv6 form is the same client', () => {
  expect(from('::ffff:203.0.113.7')).toBe('203.0.113.7');
});
