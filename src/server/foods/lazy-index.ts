import type { FoodIndex } from '#domain/foods/search/food-index.ts';

/** An index that is whole as soon as something of it is read. */
export const lazyIndex = (whole: () => FoodIndex): FoodIndex => ({
  get foods() {
    return whole().foods;
  },
  get byId() {
    return whole().byId;
  },
  get termIds() {
    return whole().termIds;
  },
  get termWeights() {
    return whole().termWeights;
  },
  get termFoods() {
    return whole().termFoods;
  },
  get phrases() {
    return whole().phrases;
  },
  get postings() {
    return whole().postings;
  },
  get foodTerms() {
    return whole().foodTerms;
  },
  get exact() {
    return whole().exact;
  },
  get numberNames() {
    return whole().numberNames;
  },
  get markedTerms() {
    return whole().markedTerms;
  },
  spelling: () => whole().spelling(),
  sortedTerms: () => whole().sortedTerms(),
});
