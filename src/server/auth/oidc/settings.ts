import { z } from 'zod';

/** An identity provider with which members can log in (OpenID Connect). */
export interface OidcConfig {
  /** The provider's address, as its discovery document names it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Name on the button. */
  readonly name: string;
}

export const oidcEnvironment = {
  OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'must look like https://id.example.org' }).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40, 'must be 40 characters or fewer').default('single sign-on'),
};

type OidcSettings = z.infer<z.ZodObject<typeof oidcEnvironment>>;

const NEEDED = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** Settings that are missing if others are set. */
export function oidcFaults(settings: OidcSettings): readonly string[] {
  const missing = NEEDED.filter((name) => settings[name] === undefined);
  return missing.length === NEEDED.length
    ? []
    : missing.map((name) => `${name} is missing: single sign-on needs all OIDC settings`);
}

/** The provider; undefined if none is configured. */
export const oidcConfigOf = ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
  OIDC_NAME: name,
}: OidcSettings): OidcConfig | undefined =>
  issuer === undefined || clientId === undefined || clientSecret === undefined
    ? undefined
    : { issuer: issuer.replace(/\/$/, ''), clientId, clientSecret, name };
