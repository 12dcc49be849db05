/** Services read on a member's behalf: with their permission (OAuth), or with a key for their own server. */
export const PROVIDERS = ['oura', 'withings', 'open-wearables', 'mealie', 'tandoor'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Members' own recipe servers. */
export const RECIPE_PROVIDERS = ['mealie', 'tandoor'] as const satisfies readonly Provider[];
export type RecipeProvider = (typeof RECIPE_PROVIDERS)[number];
/** Those with figures of devices. */
export type DeviceProvider = Exclude<Provider, RecipeProvider>;

/** Services where a member grants access. */
export const OAUTH_PROVIDERS = ['oura', 'withings'] as const satisfies readonly Provider[];
export type OAuthProvider = (typeof OAUTH_PROVIDERS)[number];

export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  oura: 'Oura',
  withings: 'Withings',
  'open-wearables': 'Open Wearables',
  mealie: 'Mealie',
  tandoor: 'Tandoor',
};

export const isOAuthProvider = (provider: string): provider is OAuthProvider =>
  OAUTH_PROVIDERS.some((each) => each === provider);

export const isRecipeProvider = (provider: string): provider is RecipeProvider =>
  RECIPE_PROVIDERS.some((each) => each === provider);

/** Path to which a provider sends members back, below the public URL. */
export const callbackPath = (provider: OAuthProvider): `/${string}` => `/integrations/callback/${provider}`;
