import { accountRoutes } from './account/routes.ts';
import { adminDeps } from './admin-deps.ts';
import { adminRoutes } from './admin/routes.ts';
import { securityRoutes } from './account/security-routes.ts';
import { foodPreferenceRoutes, settingsRoutes } from './account/settings-routes.ts';
import { logInDeps } from './log-in-deps.ts';
import { exportSizesOf } from './exports/everything.ts';
import { insightRoutes } from './insights/routes.ts';
import { messageRoutes } from './content/message-routes.ts';
import { contentRoutes } from './content/routes.ts';
import { adminPurchaseRoutes, membershipRoutes } from './membership/routes.ts';
import type { Services } from './services.ts';

/** Procedures about accounts, money, content and the admin area. */
export function accountRouter(services: Services) {
  const { auth, config, now } = services;
  const { db } = services.database;
  const { payments } = services;
  return {
    account: accountRoutes({
      ...logInDeps(services),
      canMail: services.mailer.canSend,
      socialUrl: config.socialUrl,
      noteSignUp: (...signUp) => services.insights.noteSignUp(...signUp),
    }),
    admin: adminRoutes(adminDeps(services)),
    adminPurchases: adminPurchaseRoutes({ db, payments, now }),
    accountSettings: settingsRoutes({
      db,
      auth,
      log: services.log,
      mailer: services.mailer,
      publicUrl: config.publicUrl,
      now,
      exportSizesOf: (userId) => exportSizesOf(db, userId),
    }),
    content: contentRoutes({
      db,
      markdown: services.markdown,
      pages: services.pages,
      store: services.store,
      now,
    }),
    foodPreferences: foodPreferenceRoutes({ db, now }),
    insights: insightRoutes({ db, insights: services.insights, now }),
    messages: messageRoutes({ db, publicUrl: config.publicUrl, mailer: services.mailer, now }),
    membership: membershipRoutes({
      db,
      payments,
      hasModel: services.mealModel !== null || services.reportModel !== null,
      now,
    }),
    security: securityRoutes({
      db,
      auth,
      mailer: services.mailer,
      publicUrl: config.publicUrl,
      log: services.log,
      now,
    }),
  };
}
