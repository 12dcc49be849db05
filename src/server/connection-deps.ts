import type { ConnectionDeps } from './imports/connections/connection.ts';
import { depsOf, type Services } from './services.ts';

/** Dependencies of connected services. */
export const connectionDeps = (services: Services): ConnectionDeps => ({
  ...depsOf(services),
  index: services.foods.index,
  oauthClients: services.config.oauthClients,
});
