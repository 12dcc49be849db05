import { serializeSigned } from 'hono/utils/cookie';
import { expect, test } from 'vitest';
import { signedCookie } from './signed-cookie.ts';

const NAME = '__Host-perennial.session_token';
const SECRET = 'a secret of this server alone';

/** As the account library sets it, and the browser sends it back. */
const cookieOf = async (value: string, secret = SECRET): Promise<string> =>
  (await serializeSigned(NAME, value, secret, { path: '/', secure: true })).split(';')[0] ?? '';

test.each(['token', 'to.ken', 'ümläut', 'a b+c/d='])(
  'reads the value %j signed by the account library',
  async (value) => {
    const cookies = `theme=dark; ${await cookieOf(value)}; other=1`;
    expect(signedCookie(cookies, NAME, SECRET)).toBe(value);
  },
);

test('a cookie with a foreign signature, a change or a cut is rejected', async () => {
  const signed = await cookieOf('token');
  for (const cookies of [
    '',
    'theme=dark',
    `${NAME}=token`,
    `${NAME}=.`,
    `${NAME}=`,
    await cookieOf(''),
    await cookieOf('token', 'another secret'),
    signed.replace('=token', '=tokem'),
    signed.slice(0, -6),
    `${signed}A`,
    signed.replace(NAME, `x${NAME}`),
  ])
    expect(signedCookie(cookies, NAME, SECRET)).toBeUndefined();
});
