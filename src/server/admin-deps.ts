import { eraseMember } from './account/erase-member.ts';
import type { AdminDeps } from './admin/routes.ts';
import { removeProduct } from './foods/product-commands.ts';
import { searchProducts } from './foods/search-products.ts';
import { setPlan } from './membership/plan.ts';
import type { Services } from './services.ts';

/** What the admin area takes from other slices. */
export const adminDeps = (services: Services): AdminDeps => {
  const { config, foods, mailer, now } = services;
  const { db } = services.database;
  return {
    db,
    now,
    publicUrl: config.publicUrl,
    setPlan,
    eraseMember: (userId, by) => eraseMember(services, userId, by),
    searchProducts,
    removeProduct,
    referenceFoods: foods.index.foods.length,
    mailer,
    lastUpkeep: () => services.upkeep.last,
  };
};
