import { notifyOfAccess } from './account/access-events.ts';
import { eraseMember } from './account/erase-member.ts';
import type { AdminDeps } from './admin/routes.ts';
import { uploadsOf } from './food-uploads.ts';
import { cancelUpload } from './foods/uploads.ts';
import { removeProduct } from './foods/product-commands.ts';
import { searchProducts } from './foods/search-products.ts';
import { givePlan } from './membership/plan.ts';
import type { Services } from './services.ts';

/** Dependencies of the admin area on other slices. */
export const adminDeps = (services: Services): AdminDeps => {
  const { config, foods, log, mailer, now } = services;
  const { db } = services.database;
  return {
    db,
    now,
    log,
    publicUrl: config.publicUrl,
    setPlan: givePlan,
    eraseMember: (userId, by) => eraseMember(services, userId, by),
    notifyCodesEnded: (tx, userId) =>
      notifyOfAccess(
        tx,
        { log, now, publicUrl: config.publicUrl },
        { userId, kind: 'codes-ended-by-admin', asking: undefined },
      ),
    searchProducts,
    removeProduct,
    cancelImport: (actor, id) => cancelUpload(uploadsOf(services), actor, id),
    mostUploadMb: config.foodUploadMb,
    referenceFoods: () => foods.index.foods.length,
    mailer,
    lastMaintenance: () => services.maintenance.last,
  };
};
