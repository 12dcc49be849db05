import { useQuery } from '@tanstack/react-query';
import type { BioAgeOverview } from '#contract/bio-age/bio-age.ts';
import { api } from '#web/lib/api.ts';
import { formatTenth } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { headlineWords } from './words.ts';
import { Figure } from '#web/ui/figure.tsx';
import { Tile, unknownNote } from '#web/ui/tile.tsx';

function noteOf(overview: BioAgeOverview): string {
  if (overview.refusal !== null) return 'Off for now';
  const { headline, draftAnswers } = overview;
  if (!headline) return draftAnswers > 0 ? 'Go on where you were' : 'Seven short sections';
  return headlineWords(headline);
}

/** The headline bio-age beside the longevity score, or the way to the first one. */
export function BioAgeTile() {
  const { data, error } = useQuery({
    queryKey: ['bio-age', 'overview'],
    queryFn: (): Promise<BioAgeOverview> => api.bioAge.overview(),
  });
  const result = data?.headline;
  return (
    <Tile
      title="Bio-age"
      to={paths.bioAge()}
      color="energy"
      figure={
        result ? (
          <Figure value={formatTenth(result.bioAgeYears)} size="tile" />
        ) : (
          <Figure value="–" size="tile" />
        )
      }
      note={data ? noteOf(data) : unknownNote(error)}
    />
  );
}
