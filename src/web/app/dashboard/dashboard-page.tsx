import { Fragment } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { SCREENS } from '#domain/screens/screens.ts';
import { addDays } from '#domain/time/local-date.ts';
import { isLocalDate, useTimeHere, useToday } from '#web/lib/clock.ts';
import { DaySwitcher } from '#web/lib/time/day-switcher.tsx';
import { explain } from '#web/lib/errors.ts';
import { useMember } from '#web/lib/member.ts';
import type { Member } from '#contract/account/account.ts';
import { paths } from '#web/lib/paths.ts';
import { DaySummary } from '#web/meals/day/day-summary.tsx';
import { EnergyChart } from '#web/meals/day/energy-chart.tsx';
import { LogBox } from '#web/meals/log/log-box.tsx';
import { MealsInShort } from '#web/meals/day/meals-in-short.tsx';
import { RECENT_DAYS, useDay, useDays } from '#web/meals/queries.ts';
import { Columns } from '#web/ui/layout/columns.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { useSwipe } from '#web/ui/use-swipe.ts';
import { lazyPart } from '#web/ui/states/lazy-part.tsx';

const Missing = ({ onRetry }: { readonly onRetry: () => void }) => (
  <ErrorState
    code="OFFLINE"
    title="We couldn’t load this part"
    text="It needs a connection the first time. If you’re online, reload the page."
    onRetry={onRetry}
  />
);

/** The trackers' tiles; their code loads after the day's meals. */
const TrackerTiles = lazyPart(async () => (await import('./tracker-tiles.tsx')).TrackerTiles, {
  Waiting: () => <Skeleton height="36rem" radius="lg" />,
  Missing,
});

const SmallWaiting = () => <Skeleton height="11rem" radius="lg" />;

/** Longevity score, bio-age and the coach, loaded the same way. */
const LongTermCards = lazyPart(async () => (await import('./long-term-cards.tsx')).LongTermCards, {
  Waiting: SmallWaiting,
  Missing,
});

const NothingWaiting = () => null;

/** Shown to new members instead of charts without data. */
const FirstSteps = lazyPart(async () => (await import('./first-steps.tsx')).FirstSteps, {
  Waiting: NothingWaiting,
  Missing: NothingWaiting,
});
const FirstFindings = lazyPart(async () => (await import('./first-findings.tsx')).FirstFindings, {
  Waiting: NothingWaiting,
  Missing: NothingWaiting,
});

/** The insight of the day, loaded the same way. */
const InsightCard = lazyPart(async () => (await import('#web/advice/insight-card.tsx')).InsightCard, {
  Waiting: SmallWaiting,
  Missing,
});

function greeting(hour: number, name: string | undefined): string {
  const part = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  // Wraps as a unit: the name goes to the next line, not half the greeting.
  const hello = `Good\u00a0${part}`;
  return name === undefined ? hello : `${hello}, ${name}`;
}

/** Whether a member registered so recently that an empty diary means they are new. */
const isFirstDays = (member: Member | undefined, today: string): boolean =>
  member !== undefined && addDays(member.memberSince, RECENT_DAYS) > today;

/** The day at a glance: its status, the log box, today's meals, and recent days. */
export function DashboardPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const today = useToday();
  const hour = Number(useTimeHere().slice(0, 2));
  const { data: member } = useMember();
  const asked = search.get('date') ?? '';
  const date = isLocalDate(asked) ? asked : today;
  const query = useDay(date);
  const { day, known, waiting } = query;
  const isToday = date === today;
  const [previous, next] = [addDays(date, -1), addDays(date, 1)];
  const show = (other: string) =>
    void navigate(paths.dashboard(other === today ? undefined : other), { replace: true });
  const swipe = useSwipe(
    () => show(next),
    () => show(previous),
  );
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  const recent = useDays(addDays(date, 1 - RECENT_DAYS), date);
  const isNew =
    isToday &&
    known &&
    day.meals.length === 0 &&
    isFirstDays(member, today) &&
    recent.data?.every(({ total }) => !total) === true;
  const chart = !isNew && <EnergyChart date={date} targetKcal={day.targets?.energyKcal} isFolded={!isWide} />;
  return (
    <div {...swipe}>
      <PageHeader
        title={greeting(hour, member && (member.name ?? member.username))}
        documentTitle={SCREENS.dashboard.title}
      >
        <DaySwitcher date={date} today={today} onChange={show} />
      </PageHeader>
      <Columns
        columns={[
          <Fragment key="day">
            {query.isError && <ErrorState {...explain(query.error)} onRetry={() => void query.refetch()} />}
            {(waiting || day.targets) && (
              <DaySummary total={day.total} targets={day.targets} meals={day.meals} />
            )}
            <LogBox date={date} />
            {isNew && <FirstSteps today={today} />}
            {!isNew && (known || waiting) && <MealsInShort day={day} loading={!known} isToday={isToday} />}
            {isWide && chart}
          </Fragment>,
          <Fragment key="trackers">
            <TrackerTiles date={date} isToday={isToday} />
            {isToday && !isNew && <InsightCard date={date} />}
          </Fragment>,
          <Fragment key="long-term">
            {isNew && <FirstFindings />}
            <LongTermCards date={date} withCoach={isToday && known && !isNew && isWide} />
            {!isWide && chart}
          </Fragment>,
        ]}
      />
    </div>
  );
}
