import { Skeleton } from '@mantine/core';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.tsx';
import classes from './dashboard.module.css';

const Missing = ({ onRetry }: { readonly onRetry: () => void }) => (
  <ErrorState
    code="OFFLINE"
    title="We couldn’t load this section"
    text="Go online to load it. If you’re already online, reload the page."
    onRetry={onRetry}
  />
);

const Tall = () => <Skeleton height="36rem" radius="lg" />;
const Chart = () => <Skeleton height="23rem" radius="lg" />;
const Rows = () => <Skeleton height="26.75rem" radius="lg" />;
const Target = () => <Skeleton height="10.5rem" radius="lg" />;
const Step = () => <Skeleton height="6.4rem" radius="lg" />;
const Left = () => <Skeleton className={classes.stepsWaiting ?? ''} radius="lg" />;
const Middle = () => <Skeleton height="13.5rem" radius="lg" />;

// One file, fetched after the day's meals are there: its parts appear together, and none moves another.
const load = () => import('./dashboard-cards.tsx');
export const Trackers = lazyPart(async () => (await load()).Trackers, { Waiting: Tall, Missing });
export const LongTerm = lazyPart(async () => (await load()).LongTerm, { Waiting: Tall, Missing });
export const EnergyChart = lazyPart(async () => (await load()).EnergyChart, { Waiting: Chart, Missing });
export const UrgentInsights = lazyPart(async () => (await load()).UrgentInsights, {
  Waiting: () => null,
  Missing: () => null,
});
export const TrackerRows = lazyPart(async () => (await load()).TrackerRows, { Waiting: Rows, Missing });

// What new members see in place of charts without data.
const loadSteps = () => import('./next-steps.tsx');
const first = { Waiting: Middle, Missing: () => null };
export const TargetCard = lazyPart(async () => (await loadSteps()).TargetCard, {
  ...first,
  Waiting: Target,
});
export const FirstStep = lazyPart(async () => (await loadSteps()).FirstStep, {
  ...first,
  Waiting: Step,
});
export const NextSteps = lazyPart(async () => (await loadSteps()).NextSteps, first);
export const StepsLeft = lazyPart(async () => (await loadSteps()).StepsLeft, {
  Waiting: Left,
  Missing: () => null,
});
export const FirstFindings = lazyPart(
  async () => (await import('./first-findings.tsx')).FirstFindings,
  first,
);
