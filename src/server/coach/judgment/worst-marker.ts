import type { LabValue, MarkerFlag } from '#domain/blood/lab-value.ts';
import type { bandsFor } from '#domain/blood/subject.ts';
import { markerName } from '#domain/coach/record-words.ts';
import type { Reply } from '#domain/coach/reply.ts';
import { isOutside } from '#domain/reports/blood-words.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { latestFigures, latestJudged, markerReply } from './judge-marker.ts';
import { outOfRangeReply } from './out-of-range.ts';
import { capitalized } from '#domain/words/first-letter.ts';

/** How urgent a flag is: a critical value before one out of range, before a borderline one. */
const urgencyOf = (flag: MarkerFlag): number =>
  flag.startsWith('critical') ? 3 : isOutside(flag) ? 2 : flag.startsWith('borderline') ? 1 : 0;

/** How far a value is from its reference range, as a share of the limit it crosses. */
function distanceOf({
  latest,
  bands,
}: {
  readonly latest: Pick<LabValue, 'value'>;
  readonly bands: ReturnType<typeof bandsFor>;
}) {
  const [low, high] = bands.reference ?? [null, null];
  const { value } = latest;
  const over = high === null || high === 0 ? 0 : (value - high) / high;
  const under = low === null || low === 0 ? 0 : (low - value) / low;
  return Math.max(0, over, under);
}

/** "Which would you worry about most?": the value furthest from its range, with the ones after it. */
export async function worstMarkerReply(asker: CoachAsker): Promise<Reply | undefined> {
  const { values } = await latestJudged(asker);
  const [worst, ...others] = values
    .flatMap((value) => {
      const urgency = value.flag ? urgencyOf(value.flag) : 0;
      return urgency > 0 ? [{ marker: value.latest.marker, urgency, distance: distanceOf(value) }] : [];
    })
    .toSorted((one, other) => other.urgency - one.urgency || other.distance - one.distance);
  if (!worst) return outOfRangeReply(asker);
  const [said, figures] = await Promise.all([
    markerReply(asker, worst.marker),
    latestFigures(
      asker,
      [worst, ...others.slice(0, 2)].map(({ marker }) => marker),
    ),
  ]);
  const next = figures
    .slice(1)
    .map(({ id }, at) => `${markerName(others[at]?.marker ?? worst.marker)} [[${id}]]`);
  return (
    said && {
      ...said,
      title: `${capitalized(markerName(worst.marker))} first`,
      figures,
      paragraphs: [
        ...said.paragraphs,
        next.length === 0 ? '' : `After that: ${new Intl.ListFormat('en-US').format(next)}.`,
        'I go by how far a value is from its range. I don’t know your history, so your doctor may see it differently.',
      ].filter(Boolean),
    }
  );
}
