import type { LogInDeps } from './account/log-in.ts';
import { createDemoCopy } from './demo/copies.ts';
import { faultOf } from '#server/core/fault.ts';
import { forgottenToken, purchaseTokenOf } from './membership/purchase-cookie.ts';
import { redeemPurchase } from './membership/redeem.ts';
import { depsOf, type Services } from './services.ts';

/** Dependencies of every kind of login. The account and membership slices don't depend on each other. */
export const logInDeps = (services: Services): LogInDeps => ({
  ...depsOf(services),
  demoLogin: services.config.demoLogin,
  createDemoCopy: () => createDemoCopy(services),
  // If a purchase can't be redeemed now, the member still gets in; its token stays valid.
  redeemPurchase: async (userId, headers, givenToken) => {
    const { database, config, log, now } = services;
    const stored = purchaseTokenOf(headers);
    try {
      for (const token of new Set([givenToken, stored])) {
        if (token === undefined) continue;
        const redemption = await database.db.transaction((tx) => redeemPurchase(tx, userId, token, now()));
        if (redemption === 'redeemed') return token === stored ? forgottenToken(config.publicUrl) : [];
      }
    } catch (error) {
      log.error({ fault: faultOf(error) }, 'a purchase could not be redeemed');
    }
    return [];
  },
});
