import { clinicalNote } from '#domain/supplements/interactions/clinical-notes.ts';
import { depsOf, type Services } from './services.ts';
import type { ReportReads } from './reports/subject.ts';
import { ownSupplementsOf } from './supplements/own-supplements.ts';
import { suggestionsOf } from './supplements/suggestion-queries.ts';

/** Dependencies of reports on other slices. */
export function reportDeps(services: Services): ReportReads {
  const deps = depsOf(services);
  return {
    ...deps,
    supplementsOf: async (userId, today) => {
      const [own, { ownMet, medicines, conditions }] = await Promise.all([
        ownSupplementsOf(deps.db, userId),
        suggestionsOf(deps.db, userId, deps.now()),
      ]);
      const taken = own.filter(({ activeTo }) => activeTo === null || activeTo >= today);
      return {
        supplements: taken.map(({ name }) => name),
        interactions: ownMet.map((met) => clinicalNote(met.supplement, met)),
        medicines: [...medicines],
        conditions: [...conditions],
      };
    },
  };
}
