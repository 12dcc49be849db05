import { notifyOfAccess } from './account/access-events.ts';
import { eraseMember } from './account/erase-member.ts';
import type { AdminDeps } from './admin/routes.ts';
import { backupsIn } from './backups/backups.ts';
import { uploadsOf } from './food-uploads.ts';
import { cancelUpload } from './foods/uploads.ts';
import { removeProduct } from './foods/product-commands.ts';
import { assignPlan } from './membership/plan.ts';
import { depsOf, type Services } from './services.ts';
import { VERSION } from '#server/core/version.ts';

/** Dependencies of the admin area on other slices. */
export const adminDeps = (services: Services): AdminDeps => {
  const deps = depsOf(services);
  return {
    ...deps,
    setPlan: assignPlan,
    eraseMember: (userId, by) => eraseMember(services, userId, by),
    notifyCodesEnded: (tx, userId) =>
      notifyOfAccess(tx, deps, { userId, kind: 'codes-ended-by-admin', asking: undefined }),
    removeProduct,
    cancelImport: (actor, id) => cancelUpload(uploadsOf(services), actor, id),
    maxUploadMb: services.config.foodUploadMb,
    referenceFoods: () => services.foods.index.foods.length,
    lastMaintenance: () => services.maintenance.last,
    backups: async () => {
      const { backups } = services.config;
      return backups ? { lastOn: (await backupsIn(backups.folder)).at(-1) ?? null } : null;
    },
    version: VERSION,
  };
};
