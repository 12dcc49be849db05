import { z } from 'zod';
import type { OAuthProvider } from '#domain/connections/providers.ts';
import type { OAuthClient } from '#server/imports/connections/oauth.ts';

const secret = z.string().min(1).optional();

export const oauthEnvironment = {
  OURA_CLIENT_ID: secret,
  OURA_CLIENT_SECRET: secret,
  WITHINGS_CLIENT_ID: secret,
  WITHINGS_CLIENT_SECRET: secret,
};

type OAuthSettings = z.infer<z.ZodObject<typeof oauthEnvironment>>;

const ADDRESSES: Readonly<Record<OAuthProvider, Pick<OAuthClient, 'authorizeUrl' | 'apiUrl'>>> = {
  oura: { authorizeUrl: 'https://cloud.ouraring.com/oauth/authorize', apiUrl: 'https://api.ouraring.com' },
  withings: {
    authorizeUrl: 'https://account.withings.com/oauth2_user/authorize2',
    apiUrl: 'https://wbsapi.withings.net',
  },
};

const pairsOf = (given: OAuthSettings) =>
  [
    { provider: 'oura', name: 'OURA', id: given.OURA_CLIENT_ID, secret: given.OURA_CLIENT_SECRET },
    {
      provider: 'withings',
      name: 'WITHINGS',
      id: given.WITHINGS_CLIENT_ID,
      secret: given.WITHINGS_CLIENT_SECRET,
    },
  ] as const;

/** An incomplete registration counts as none. */
export const oauthFaults = (given: OAuthSettings): readonly string[] =>
  pairsOf(given).flatMap(({ name, id, secret: own }) => {
    if ((id === undefined) === (own === undefined)) return [];
    return [`${name}_CLIENT_${id === undefined ? 'ID' : 'SECRET'} is missing`];
  });

/** Services where the operator registered this server. */
export type OAuthClients = Readonly<Partial<Record<OAuthProvider, OAuthClient>>>;

export const oauthClientsOf = (given: OAuthSettings): OAuthClients =>
  Object.fromEntries(
    pairsOf(given).flatMap(({ provider, id, secret: own }) =>
      id === undefined || own === undefined
        ? []
        : [[provider, { clientId: id, clientSecret: own, ...ADDRESSES[provider] }]],
    ),
  );
