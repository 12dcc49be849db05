import { Skeleton } from '@mantine/core';
import { Fragment, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Member } from '#contract/account/account.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { addDays } from '#domain/time/local-date.ts';
import { isLocalDate, useTimeHere, useToday } from '#web/lib/clock.ts';
import { deviceChoice } from '#web/lib/device-choice.ts';
import { explain } from '#web/lib/errors.ts';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { DaySwitcher } from '#web/lib/time/day-switcher.tsx';
import { DaySummary } from '#web/meals/day/day-summary.tsx';
import { LogBox } from '#web/meals/log/log-box.tsx';
import { MealRows } from '#web/meals/day/meal-rows.tsx';
import { loggedDays, RECENT_DAYS, useDay, useDays } from '#web/meals/queries.ts';
import { Columns } from '#web/ui/layout/columns.tsx';
import { useIsPhone, useIsWide } from '#web/ui/layout/screen-width.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { useSwipe } from '#web/ui/use-swipe.ts';
import {
  EnergyChart,
  FirstFindings,
  FirstStep,
  LongTerm,
  NextSteps,
  StepsLeft,
  TargetCard,
  TrackerRows,
  Trackers,
  UrgentInsights,
} from './lazy-cards.tsx';
import classes from './dashboard.module.css';

function greeting(hour: number, name: string | undefined): string {
  const part = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  // Wraps as a unit: the name goes to the next line, not half the greeting.
  const hello = `Good\u00a0${part}`;
  return name === undefined ? hello : `${hello}, ${name}`;
}

/** Whether a member registered so recently that an empty food log means they are new. A copy of the demo member is new but has months of data. */
const isFirstDays = (member: Member | undefined, today: string): boolean =>
  member !== undefined && !member.isDemo && addDays(member.memberSince, RECENT_DAYS) > today;

const isHidden = (value: unknown): value is 'hidden' => value === 'hidden';
/** Whether the first steps are done or hidden. Here, so that it's known before their code is loaded, to keep their room. */
const firstSteps = deviceChoice('perennial-first-steps', isHidden);
const endSteps = (): void => firstSteps.choose('hidden');

/** The day in view, and whether it shows first steps because nothing was ever logged. */
function useDashboard(date: string, today: string) {
  const { data: member, isPending: isMemberPending } = useMember();
  const areStepsOver = firstSteps.useChosen() === 'hidden';
  const query = useDay(date);
  const recent = useDays(addDays(date, 1 - RECENT_DAYS), date);
  const { day, known } = query;
  const isNew =
    date === today &&
    known &&
    day.meals.length === 0 &&
    isFirstDays(member, today) &&
    recent.data?.every(({ total }) => !total) === true;
  const hasImported =
    recent.data?.some((each) => each.total && each.date < (member?.memberSince ?? '')) === true;
  // The steps that are left stay after the first meal.
  const hasStepsLeft = date === today && known && !isNew && !areStepsOver && isFirstDays(member, today);
  const name = member && (member.name ?? member.username);
  const isSettled =
    query.isError || (known && !isMemberPending && (isNew || day.meals.length > 0 || !recent.isPending));
  // What to show isn't known before the first answers, so nothing is drawn that they would move. On another day the cards stay.
  const [hasSettled, settle] = useState(isSettled);
  if (isSettled && !hasSettled) settle(true);
  return { ...query, isNew, hasImported, hasStepsLeft, name, isSettled, hasSettled };
}

/** The day at a glance: its status, the log box, today's meals, and recent days. */
export function DashboardPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const today = useToday();
  const hour = Number(useTimeHere().slice(0, 2));
  const asked = search.get('date') ?? '';
  const date = isLocalDate(asked) ? asked : today;
  const { day, isNew, hasImported, hasStepsLeft, isSettled, hasSettled, name, ...query } = useDashboard(
    date,
    today,
  );
  const { waiting, isError, error, refetch } = query;
  const isToday = date === today;
  const [previous, next] = [addDays(date, -1), addDays(date, 1)];
  const show = (other: string) =>
    void navigate(paths.dashboard(other === today ? undefined : other), { replace: true });
  const swipe = useSwipe(
    () => show(next),
    () => show(previous),
  );
  const isWide = useIsWide();
  const isPhone = useIsPhone();
  const { targets } = day;
  const ofDay = (
    <Fragment key="day">
      {isError && <ErrorState {...explain(error)} onRetry={() => void refetch()} />}
      {isNew && targets ? (
        <TargetCard targets={targets} />
      ) : (
        (waiting || targets) && (
          <DaySummary total={day.total} targets={targets} meals={day.meals} isBare={isPhone} />
        )
      )}
      <div className={isNew ? classes.steps : classes.bare}>
        {isNew && <FirstStep />}
        <LogBox date={date} />
        {isNew && <NextSteps today={today} />}
      </div>
      {!isNew && <MealRows {...{ day, isToday, isPhone }} loading={!isSettled} />}
      {hasStepsLeft && isSettled && <StepsLeft {...{ today, hasImported }} onOver={endSteps} />}
      {!isNew && isWide && <EnergyChart date={date} targetKcal={targets?.energyKcal} />}
    </Fragment>
  );
  // In one column it would be below the first steps, which may still appear.
  const waitingPart = isWide && <Skeleton key="waiting" height="40rem" radius="lg" />;
  return (
    <div {...swipe}>
      <PageHeader title={greeting(hour, name)} documentTitle={SCREENS.dashboard.title} isQuiet>
        <DaySwitcher date={date} today={today} onChange={show} findEntries={loggedDays} isTitle />
      </PageHeader>
      {isToday && hasSettled && <UrgentInsights date={date} />}
      <Columns
        isLevel
        columns={
          isNew
            ? [
                ofDay,
                <Fragment key="first">
                  <FirstFindings />
                  <TrackerRows date={date} />
                </Fragment>,
              ]
            : [
                ofDay,
                hasSettled ? <Trackers key="trackers" {...{ date, isToday, isPhone }} /> : waitingPart,
                hasSettled ? (
                  <LongTerm key="long-term" date={date} withCoach={isToday && isWide} />
                ) : (
                  waitingPart
                ),
              ]
        }
      >
        {isNew && <LongTerm date={date} isBelow />}
      </Columns>
    </div>
  );
}
