import { drawsOf } from '#domain/blood/draws.ts';
import { drawnPanelsOf } from './blood/queries.ts';
import { dietFiguresOf } from './diet-figures.ts';
import { targetsOf } from './goals/queries.ts';
import { healthOf } from './health/queries.ts';
import type { LongevityDeps } from './longevity/facts.ts';
import type { Services } from './services.ts';

/** How a member's longevity score comes by what the other slices know. */
export function longevityDeps(services: Services): LongevityDeps {
  const {
    database: { db },
    now,
  } = services;
  return {
    db,
    now,
    proteinTargetG: async ({ userId, date }) => (await targetsOf(db, userId, date, now())).proteinG,
    healthOf: (userId) => healthOf(db, userId),
    drawsOf: async (userId) => drawsOf(await drawnPanelsOf(db, userId)),
    dietOf: (userId, from, to) => dietFiguresOf(services, userId, from, to),
  };
}
