import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Fragment, lazy, Suspense, useState } from 'react';
import { isDayProtocol } from '#domain/fasting/fasting-days.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { lastEntryDay, useRange } from '#web/lib/address/range.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { useGoalsInForce } from '#web/lib/member/goals-in-force.ts';
import { Columns } from '#web/ui/layout/columns.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { AfterFirstReads } from '#web/lib/after-first-reads.tsx';
import { ColumnsSkeleton } from '#web/ui/states/columns-skeleton.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { BlockedCard } from '#web/fasting/safety/blocked-card.tsx';
import { ConflictCard } from '#web/fasting/entry/conflict-card.tsx';
import { ConsistencyCard } from '#web/fasting/history/consistency-card.tsx';
import { DayFastCard } from '#web/fasting/timer/day-fast-card.tsx';
import { EatingWindowCard } from '#web/fasting/history/eating-window-card.tsx';
import { FastForm } from '#web/fasting/entry/fast-form.tsx';
import classes from './fasting.module.css';
import { HistoryCard } from '#web/fasting/history/history-card.tsx';
import { type Plan, planOf } from './next-plan.ts';
import { fasts as fastEntries, recentFrom } from './queries.ts';
import { QuestionDialog } from '#web/fasting/safety/question-dialog.tsx';
import { SafetyCard } from '#web/fasting/safety/safety-card.tsx';
import { StagesCard } from '#web/fasting/timer/stages-card.tsx';
import { StartCard } from '#web/fasting/timer/start-card.tsx';
import { StopAlert } from '#web/fasting/safety/stop-alert.tsx';
import { TimerCard } from '#web/fasting/timer/timer-card.tsx';
import { useStartFast } from '#web/fasting/timer/use-start-fast.ts';
import { useFastForm } from '#web/fasting/entry/use-fast-form.ts';
import { type Fasting, useFasting } from './use-fasting.ts';

const ScreeningDialog = lazy(() =>
  import('#web/fasting/safety/screening-dialog.tsx').then(({ ScreeningDialog: dialog }) => ({
    default: dialog,
  })),
);

/** Asks the health questions once before the first fast, then continues with what the member was doing. */
function useScreening({ screening }: Fasting) {
  const [opened, setOpened] = useState<boolean>();
  const [next, setNext] = useState<() => void>();
  const ask = (then?: () => void) => {
    setNext(() => then);
    setOpened(true);
  };
  const before = (then: () => void) => (screening ? then() : ask(then));
  const dialog = opened !== undefined && (
    <Suspense fallback={null}>
      <ScreeningDialog
        // Reopening it starts without the previous answers.
        key={String(opened)}
        opened={opened}
        onClose={() => setOpened(false)}
        onAnswered={(mayFast) => {
          setOpened(false);
          if (mayFast) next?.();
        }}
      />
    </Suspense>
  );
  return { before, ask, dialog };
}

interface NowProps {
  readonly fasting: Fasting;
  readonly entries: ReturnType<typeof fastEntries.useEntries>['entries'];
  readonly screening: ReturnType<typeof useScreening>;
  readonly form: ReturnType<typeof useFastForm>;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
}

/** The running timer, the start card, or why there is neither. */
function Now({ fasting, entries, screening, form, plan, onPlan }: NowProps) {
  const { fast, isUnsent, blocks } = fasting;
  const start = useStartFast(entries);
  const running =
    fast &&
    (isDayProtocol(fast.protocol) ? (
      <DayFastCard fast={fast} isUnsent={isUnsent} fasts={[...entries, fast]} />
    ) : (
      <>
        <StopAlert fast={fast} />
        <TimerCard fast={fast} isUnsent={isUnsent} onEdit={() => form.edit(fast)} />
      </>
    ));
  if (blocks.length > 0)
    return (
      <>
        <BlockedCard
          blocks={blocks}
          answered={fasting.screening?.conditions ?? []}
          onAnswerAgain={() => screening.ask()}
        />
        {running}
      </>
    );
  if (running) return running;
  return (
    <>
      <StartCard
        plan={plan}
        onPlan={onPlan}
        last={entries.findLast(({ endedAt }) => endedAt !== null)}
        fasts={entries}
        onBegin={() => screening.before(() => start.begin(plan))}
        onBeganEarlier={() => screening.before(() => form.beginEarlier(plan))}
      />
      <QuestionDialog
        questions={start.asked?.questions}
        refusal={start.asked?.refusal}
        onConfirm={start.confirm}
        onCancel={start.cancel}
      />
    </>
  );
}

const WAITING = (
  <ColumnsSkeleton
    heightsRem={[
      [33, 4, 24],
      [11, 32],
    ]}
  />
);

/** `/track/fasting`: the timer, the body's stages, the eating window, and past fasts. */
export function FastingPage() {
  const today = useToday();
  const fasting = useFasting();
  const recent = fastEntries.useEntries(recentFrom(today), lastEntryDay(today));
  const range = useRange(today);
  const history = fastEntries.useEntries(range.from, lastEntryDay(today));
  const { data: goals } = useGoalsInForce();
  const [chosen, setChosen] = useState<Plan>();
  const screening = useScreening(fasting);
  const known = fasting.fast
    ? [...recent.entries.filter(({ id }) => id !== fasting.fast?.id), fasting.fast]
    : recent.entries;
  const form = useFastForm(known, today);
  const plan = chosen ?? planOf(known, goals?.settings.fastingProtocol);
  const isDay = isDayProtocol(fasting.fast?.protocol ?? plan.protocol);
  const mayFast = fasting.known && fasting.blocks.length === 0;
  return (
    <>
      <PageHeader title={SCREENS.fasting.title} text="One timer across all your devices.">
        <Button
          variant="default"
          leftSection={<IconPlus size="1.1em" aria-hidden />}
          onClick={() => screening.before(() => form.addPast(plan))}
          {...(!mayFast && { style: { visibility: 'hidden' } })}
        >
          Add a past fast
        </Button>
      </PageHeader>
      <AfterFirstReads waiting={WAITING}>
        <Columns
          wide="first"
          columns={[
            <Fragment key="now">
              <ConflictCard running={fasting.fast} onEdit={form.edit} />
              {fasting.known ? (
                <Now {...{ fasting, screening, form, plan }} entries={known} onPlan={setChosen} />
              ) : fasting.error === null ? (
                <Skeleton height="22rem" radius="lg" />
              ) : (
                <ErrorState {...explain(fasting.error)} onRetry={fasting.refetch} />
              )}
              {mayFast && !isDay && <StagesCard fast={fasting.fast} />}
              {(fasting.known || history.known) && (
                <div className={classes.history}>
                  <HistoryCard
                    {...{ history, range, today }}
                    onEdit={form.edit}
                    onAddPast={() => screening.before(() => form.addPast(plan))}
                    mayAdd={mayFast}
                  />
                </div>
              )}
            </Fragment>,
            <Fragment key="days">
              {known.some(({ endedAt }) => endedAt !== null) && <ConsistencyCard fasts={known} />}
              {mayFast && (
                <>
                  <EatingWindowCard protocol={fasting.fast?.protocol ?? plan.protocol} fasts={known} />
                  <div className={classes.reading}>
                    <SafetyCard
                      warnings={fasting.warnings}
                      isScreened={fasting.screening !== undefined}
                      onAnswerAgain={() => screening.ask()}
                    />
                  </div>
                </>
              )}
            </Fragment>,
          ]}
        />
      </AfterFirstReads>
      <FastForm form={form} />
      {screening.dialog}
    </>
  );
}
