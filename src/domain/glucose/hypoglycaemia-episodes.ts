import type { GlucoseGrid } from './glucose-grid.ts';

/** What counts as an episode: so long below a limit, ended by so long at or above it. */
export interface EpisodeRule {
  readonly belowMgdl: number;
  readonly leastMinutes: number;
  readonly endMinutes: number;
}

/** A stretch of slots of a grid's series, the end not included. */
export interface Episode {
  readonly from: number;
  readonly until: number;
}

/**
 * The episodes of hypoglycaemia in a grid. An episode begins with a run of slots below the limit that is long enough and ends where a
 * run at or above it is long enough, or where readings are missing. Durations are rounded up to whole steps.
 * Source: Battelino et al. 2023, doi:10.1016/S2213-8587(22)00319-9 (there 15 minutes for both). Not for finger-sticks.
 */
export function hypoglycaemiaEpisodes(
  { series, stepMinutes }: GlucoseGrid,
  rule: EpisodeRule,
): readonly Episode[] {
  const leastSlots = Math.ceil(rule.leastMinutes / stepMinutes);
  const endSlots = Math.ceil(rule.endMinutes / stepMinutes);
  const episodes: Episode[] = [];
  let begun: number | undefined;
  const endAt = (until: number): void => {
    if (begun !== undefined) episodes.push({ from: begun, until });
    begun = undefined;
  };
  for (let from = 0; from < series.length;) {
    const state = stateOf(series[from], rule.belowMgdl);
    let until = from + 1;
    while (until < series.length && stateOf(series[until], rule.belowMgdl) === state) until++;
    if (state === 'missing' || (state === 'above' && until - from >= endSlots)) endAt(from);
    else if (state === 'below' && until - from >= leastSlots) begun ??= from;
    from = until;
  }
  endAt(series.length);
  return episodes;
}

function stateOf(value: number | undefined, belowMgdl: number): 'missing' | 'below' | 'above' {
  if (value === undefined || Number.isNaN(value)) return 'missing';
  return value < belowMgdl ? 'below' : 'above';
}
