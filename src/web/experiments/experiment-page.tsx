import { ActionIcon, Menu, Skeleton } from '@mantine/core';
import { IconDots, IconDownload } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Experiment } from '#contract/experiments.ts';
import { resultInterval, resultSentence } from '#domain/experiments/experiment-words.ts';
import { findIdea, type Idea } from '#domain/experiments/ideas.ts';
import type { ReportUnits } from '#domain/reports/figure-summary.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { formatDayMonth } from '#web/lib/format.ts';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { useReportUnits } from '#web/lib/units/report-units.ts';
import { Columns } from '#web/ui/layout/columns.tsx';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { NotFound } from '#web/lib/not-found.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ProgressCard } from './progress-card.tsx';
import { useExperiment, useRemove, useStop } from './queries.ts';
import { MethodCard, ResultCards } from './result-cards.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import { TodayCard, YesterdayCard } from './today-card.tsx';
import classes from './experiments.module.css';

const STATE_NAMES = {
  waiting: 'Not started',
  running: 'Running',
  stopped: 'Stopped early',
  finished: 'Finished',
} as const;

function spanText({ state, startsOn, lastDay, stoppedOn }: Experiment): string {
  if (state === 'waiting') return `Starts ${formatDayMonth(startsOn)}`;
  if (state === 'running') return `Started ${formatDayMonth(startsOn)}`;
  return `${formatDayMonth(startsOn)} – ${formatDayMonth(stoppedOn ?? lastDay)}`;
}

interface ActionsProps {
  readonly experiment: Experiment;
}

/** Files, and stopping or deleting an experiment. */
function Actions({ experiment }: ActionsProps) {
  const { id, state, result } = experiment;
  const [asked, ask] = useState<'stop' | 'remove'>();
  const navigate = useNavigate();
  const stop = useStop();
  const remove = useRemove(() => void navigate(paths.experiments(), { replace: true }));
  const file = (format: string) => `/api/experiment-files/${id}.${format}`;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon size={44} variant="default" radius="xl" aria-label="More options for this experiment">
            {result ? <IconDownload size={20} aria-hidden /> : <IconDots size={20} aria-hidden />}
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component="a" href={file('csv')} download>
            Download CSV
          </Menu.Item>
          <Menu.Item component="a" href={file('json')} download>
            Download JSON
          </Menu.Item>
          {state === 'running' && <Menu.Item onClick={() => ask('stop')}>Stop early</Menu.Item>}
          <Menu.Item onClick={() => ask('remove')}>Delete experiment</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <AskDialog
        opened={asked === 'stop'}
        title="Stop this experiment?"
        text="You’ll see a result based on the days so far, but it will be less certain with fewer days. You can’t resume the experiment afterward."
        confirmLabel="Stop and see the result"
        onConfirm={() => {
          ask(undefined);
          stop.mutate(id);
        }}
        onCancel={() => ask(undefined)}
      />
      <AskDialog
        opened={asked === 'remove'}
        title="Delete this experiment?"
        text="The schedule and result will be permanently deleted. You’ll keep everything you logged."
        confirmLabel="Delete experiment"
        isFinal
        onConfirm={() => {
          ask(undefined);
          remove.mutate(id);
        }}
        onCancel={() => ask(undefined)}
      />
    </>
  );
}

interface BodyProps {
  readonly experiment: Experiment;
  readonly idea: Idea;
  readonly units: ReportUnits;
}

function Body({ experiment, idea, units }: BodyProps) {
  const today = useToday();
  const { state, result } = experiment;
  const schedule = <ScheduleCard key="schedule" {...{ experiment, idea, today }} />;
  return (
    <>
      <div className={classes.state}>
        <span data-state={state}>{STATE_NAMES[state]}</span> {spanText(experiment)}
      </div>
      <PageHeader
        title={result ? resultSentence(idea, result, units) : idea.question}
        documentTitle="Experiment"
        {...(result?.interval
          ? { text: `95% interval ${resultInterval(idea, result.interval, units)}` }
          : {})}
      >
        <Actions experiment={experiment} />
      </PageHeader>
      {result ? (
        <Columns
          columns={[
            <Fragment key="result">
              <ResultCards {...{ experiment, result, idea, units }} />
            </Fragment>,
            <Fragment key="behind">
              <MethodCard {...{ result, idea, units }} />
              {schedule}
            </Fragment>,
          ]}
        />
      ) : (
        <Columns
          columns={[
            <Fragment key="today">
              <TodayCard {...{ experiment, idea, today }} />
              <YesterdayCard {...{ experiment, idea, today }} />
              <ProgressCard {...{ experiment, idea, today }} />
            </Fragment>,
            schedule,
          ]}
        />
      )}
    </>
  );
}

/** Codes for an address without an experiment of the member's. */
const UNKNOWN: ReadonlySet<string> = new Set(['BAD_REQUEST', 'NOT_FOUND']);

/** `/experiments/:id`: today's condition while it runs, its result afterwards. */
export function ExperimentPage() {
  const { experimentId = '' } = useParams();
  const { data: member } = useMember();
  const units = useReportUnits(member?.unitSystem ?? 'metric');
  const { data: experiment, error, refetch } = useExperiment(experimentId);
  const idea = experiment && findIdea(experiment.idea);
  const isUnknown = error !== null && UNKNOWN.has(explain(error).code);
  if ((experiment && !idea) || isUnknown) return <NotFound />;
  if (experiment && idea && member) return <Body {...{ experiment, idea, units }} />;
  return error === null ? (
    <Skeleton height="30rem" radius="lg" />
  ) : (
    <ErrorState {...explain(error)} onRetry={() => void refetch()} />
  );
}
