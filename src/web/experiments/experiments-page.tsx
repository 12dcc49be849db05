import { Skeleton } from '@mantine/core';
import type { ExperimentSummary } from '#contract/experiments.ts';
import { findIdea, IDEAS } from '#domain/experiments/ideas.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { explain } from '#web/lib/errors.ts';
import { formatDayMonth } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { LinkList, LinkRow } from '#web/ui/lists/link-list.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { useExperiments } from './queries.ts';
import classes from './experiments.module.css';

function stateText({ state, startsOn, opensOn, stoppedOn }: ExperimentSummary): string {
  switch (state) {
    case 'waiting':
      return `Starts ${formatDayMonth(startsOn)}`;
    case 'running':
      return `Running. Result on ${formatDayMonth(opensOn)}`;
    case 'stopped':
      return `Stopped early on ${formatDayMonth(stoppedOn ?? startsOn)}`;
    case 'finished':
      return `Finished ${formatDayMonth(opensOn)}`;
  }
}

function OwnExperiments({ list }: { readonly list: readonly ExperimentSummary[] }) {
  return (
    <Card title="Your experiments">
      <LinkList>
        {list.map((each) => (
          <LinkRow
            key={each.id}
            to={paths.experiment(each.id)}
            name={findIdea(each.idea)?.question ?? each.idea}
            text={stateText(each)}
          />
        ))}
      </LinkList>
    </Card>
  );
}

function Ideas() {
  return (
    <LinkList>
      {IDEAS.map(({ key, question, task }) => (
        <LinkRow key={key} to={paths.planExperiment(key)} name={question} text={task} />
      ))}
    </LinkList>
  );
}

/** `/experiments`: past experiments, and ideas for new ones. */
export function ExperimentsPage() {
  const { data: list, error, refetch } = useExperiments();
  return (
    <>
      <PageHeader
        title={SCREENS.experiments.title}
        text="Try a change on some days and not on others, in random order, and see whether it works for you."
      />
      {list?.length === 0 ? (
        <Card title="Questions to test">
          <p className={classes.note}>
            You haven’t run an experiment yet. Choose a question to see how long it would take.
          </p>
          <div className={classes.ideas}>
            <Ideas />
          </div>
        </Card>
      ) : (
        <Columns
          columns={[
            <div key="own">
              {list ? (
                <OwnExperiments list={list} />
              ) : error === null ? (
                <Skeleton height="12rem" radius="lg" />
              ) : (
                <ErrorState {...explain(error)} onRetry={() => void refetch()} />
              )}
            </div>,
            <Card key="ideas" title="Questions to test">
              <Ideas />
            </Card>,
          ]}
        />
      )}
    </>
  );
}
