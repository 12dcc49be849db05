import { Skeleton } from '@mantine/core';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const Missing = ({ onRetry }: { readonly onRetry: () => void }) => (
  <ErrorState
    code="OFFLINE"
    title="This part could not be shown"
    text="It takes a connection the first time. If it stays away with one, load the page again."
    onRetry={onRetry}
  />
);

/** The trackers' tiles, their code fetched after the day's meals are there. */
export const TrackerTiles = lazyPart(async () => (await import('./tracker-tiles.tsx')).TrackerTiles, {
  Waiting: () => <Skeleton height="36rem" radius="lg" />,
  Missing,
});

const SmallWaiting = () => <Skeleton height="11rem" radius="lg" />;

/** Longevity score, bio-age and what is due, their code fetched likewise. */
export const LongTermTiles = lazyPart(async () => (await import('./long-term-tiles.tsx')).LongTermTiles, {
  Waiting: SmallWaiting,
  Missing,
});

/** What the day's target rests on, its code fetched likewise. */
export const TargetsCard = lazyPart(async () => (await import('#web/goals/targets-card.tsx')).TargetsCard, {
  Waiting: () => <Skeleton height="20rem" radius="lg" />,
  Missing,
});

/** The insight of the day, its code fetched likewise. */
export const InsightCard = lazyPart(async () => (await import('#web/advice/insight-card.tsx')).InsightCard, {
  Waiting: SmallWaiting,
  Missing,
});
