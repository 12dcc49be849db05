import type { Query } from '#domain/query/query.ts';

/** Metrics that count records, with the noun for one record. */
export const TALLIES: Readonly<Record<string, string>> = {
  workouts: 'workout',
  meals: 'meal',
  foods: 'food',
  drinks: 'drink',
  fasts: 'fast',
  weighIns: 'weigh-in',
  glucoseReadings: 'glucose reading',
  bloodPanels: 'blood test',
};

/** When the counted thing last happened, which is what "last" means for records without a value: "When did I last run?" */
export const askedOf = (query: Query): Query =>
  query.aggregate === 'last' && TALLIES[query.metric] ? { ...query, aggregate: 'since' } : query;
