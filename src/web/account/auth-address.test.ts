import { describe, expect, test } from 'vitest';
import { authAddress, bodyAddress, readAuthAddress } from './auth-address.ts';

describe('the address of the login screen', () => {
  test.each([
    ['', 'login'],
    ['?register=true', 'register'],
    ['?register=1', 'login'],
    ['?forgot=true', 'forgot'],
    ['?second-step=true', 'second-step'],
    ['?reset=abc', 'reset'],
    ['?reset=', 'login'],
    ['?failed=true&register=true', 'register'],
  ])('%s shows %s', (search, mode) => {
    expect(readAuthAddress(search).mode).toBe(mode);
  });

  test('a purchase’s token counts only with the paid flag', () => {
    expect(readAuthAddress('?payment_success=true&token=t1').purchaseToken).toBe('t1');
    expect(readAuthAddress('?token=t1').purchaseToken).toBeUndefined();
    expect(readAuthAddress('?payment_success=true').purchaseToken).toBeUndefined();
  });

  test('registration has two steps, and a link to another mode leaves them', () => {
    const begun = readAuthAddress('?register=true&next=%2Fgoals');
    expect(begun.isAtBody).toBe(false);
    const body = readAuthAddress(bodyAddress(begun).slice('/auth'.length));
    expect([body.mode, body.isAtBody, body.query.get('next')]).toEqual(['register', true, '/goals']);
    expect(authAddress(body, 'login')).toBe('/auth?next=%2Fgoals');
  });

  test('a returned login form says why it failed', () => {
    expect(readAuthAddress('?failed=true').failed).toBe('wrong');
    expect(readAuthAddress('?failed=wait').failed).toBe('wait');
    expect(readAuthAddress('?failed=later').failed).toBe('later');
    expect(readAuthAddress('').failed).toBeUndefined();
  });

  test('switching modes keeps Ada’s destination and purchase, and drops the error', () => {
    const here = readAuthAddress('?failed=true&next=%2Fgoals&payment_success=true&token=t1');
    expect(authAddress(here, 'register')).toBe(
      '/auth?register=true&next=%2Fgoals&payment_success=true&token=t1',
    );
    expect(authAddress(readAuthAddress('?register=true&next=%2Fgoals'), 'login')).toBe('/auth?next=%2Fgoals');
    expect(authAddress(readAuthAddress('?forgot=true'), 'login')).toBe('/auth');
  });
});
