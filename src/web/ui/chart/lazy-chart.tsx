import { Box, Skeleton } from '@mantine/core';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { ChartFrame, USUAL_HEIGHT_PX } from './chart-frame.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.tsx';

interface Framed {
  readonly summary: string;
  readonly heightPx?: number;
}

function Waiting({ summary, heightPx = USUAL_HEIGHT_PX }: Framed) {
  return (
    <ChartFrame summary={summary}>
      <Skeleton height={heightPx} radius="md" />
    </ChartFrame>
  );
}

function Missing({
  summary,
  heightPx = USUAL_HEIGHT_PX,
  onRetry,
}: Framed & { readonly onRetry: () => void }) {
  return (
    <ChartFrame summary={summary}>
      <Box mih={heightPx}>
        <ErrorState
          code="OFFLINE"
          title="We couldn’t load this chart"
          text="Go online to load it. If you’re already online, reload the page."
          onRetry={onRetry}
        />
      </Box>
    </ChartFrame>
  );
}

/** `Chart`, loaded on first use. */
export const LazyChart = lazyPart(async () => (await import('./chart.tsx')).Chart, { Waiting, Missing });

/** `TimeChart`, loaded on first use. */
export const LazyTimeChart = lazyPart(async () => (await import('./time-chart.tsx')).TimeChart, {
  Waiting,
  Missing,
});

const SPARKLINE_HEIGHT = '2.125rem';

/** Placeholder of a sparkline. */
const SparklineSkeleton = () => <Skeleton height={SPARKLINE_HEIGHT} />;

/** Replaces a sparkline whose data is loading or unavailable. */
export const SparklinePlace = ({ error }: { readonly error: unknown }) =>
  error === null ? <SparklineSkeleton /> : <Box h={SPARKLINE_HEIGHT} />;

/** `Sparkline`, loaded on first use; if that fails, its space stays empty. */
export const LazySparkline = lazyPart(async () => (await import('./sparkline.tsx')).Sparkline, {
  Waiting: SparklineSkeleton,
  Missing: () => <Box h={SPARKLINE_HEIGHT} />,
});
