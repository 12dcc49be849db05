import { SYSTEM } from '#server/auth/audit.ts';
import type { AccountDeps } from './account/routes.ts';
import type { SignUpDeps } from './account/sign-up.ts';
import { addFirstWeight } from './body/commands.ts';
import { logInDeps } from './log-in-deps.ts';
import { assignPlan } from './membership/plan.ts';
import { admit } from './registration-gate.ts';
import { scheduleChecks } from './reminders/plans.ts';
import type { Services } from './services.ts';

/** Dependencies of registration on other slices, for the application and for the form of pages without JavaScript. */
export function signUpDeps(services: Services): SignUpDeps {
  const { config, insights, now } = services;
  return {
    ...logInDeps(services),
    registration: config.registration,
    admit: (tx, form, headers) => admit(tx, config.registration, form, { headers, nowMs: now() }),
    noteSignUp: async (tx, userId, from, nowMs) => {
      await scheduleChecks(tx, userId, now());
      await insights.noteSignUp(tx, userId, from, nowMs);
      if (!config.publicSite) await assignPlan(tx, SYSTEM, userId, 'lifetime', nowMs);
    },
    addWeight: addFirstWeight,
  };
}

export const accountDeps = (services: Services): AccountDeps => ({
  ...signUpDeps(services),
  socialUrl: services.config.socialUrl,
  providerName: services.identityProvider?.name,
});
