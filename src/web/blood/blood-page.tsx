import { Button, Group, Text } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { BloodPanel } from '#contract/blood/blood.ts';
import { derivedMarkers } from '#domain/blood/derived/derived-markers.ts';
import { MARKER_CATEGORIES, markerOf, type MarkerKey } from '#domain/blood/markers.ts';
import { redFlags } from '#domain/blood/red-flags/red-flags.ts';
import { explain } from '#web/lib/errors.ts';
import { paths } from '#web/lib/paths.ts';
import { ColumnsSkeleton } from '#web/ui/columns-skeleton.tsx';
import { Columns } from '#web/ui/columns.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BloodEmpty } from './blood-empty.tsx';
import { CategoryCard } from './category-card.tsx';
import { withCritical } from './critical-flags.ts';
import { DerivedCard } from './derived-card.tsx';
import { FilesCard } from './files-card.tsx';
import { PanelsCard } from './panels-card.tsx';
import { RangeNotice } from './range-notice.tsx';
import type { BloodState } from './readings.ts';
import { RedFlagCards } from './red-flag-card.tsx';
import { derivedFor, type Subject } from './subject.ts';
import { SummaryCard } from './summary-card.tsx';
import { useBlood } from './use-blood.ts';

interface BodyProps {
  /** Oldest first. */
  readonly panels: readonly BloodPanel[];
  readonly unsent: ReadonlySet<string>;
  readonly state: BloodState;
  readonly subjectOn: (date: string) => Subject;
  readonly isDiabetesKnown: boolean;
  readonly today: string;
}

function Body({ panels, unsent, state, subjectOn, isDiabetesKnown, today }: BodyProps) {
  const newest = panels.at(-1);
  if (!newest) return <BloodEmpty />;
  const { draws, readings } = state;
  const subject = subjectOn(today);
  const ruled = redFlags({ draws, person: subject, on: today, isDiabetesKnown });
  const flags = withCritical(ruled, readings.values(), today);
  const derived = derivedFor(derivedMarkers(draws, subjectOn), subjectOn);
  const unitOf = (marker: MarkerKey) => readings.get(marker)?.unit ?? markerOf(marker).unit;
  return (
    <>
      <RedFlagCards {...{ flags, unitOf, today }} />
      <RangeNotice notFor={subject.notFor} />
      <Columns
        wide="first"
        columns={[
          <Fragment key="markers">
            <SummaryCard {...{ newest, state, today }} />
            {MARKER_CATEGORIES.map((category) => (
              <CategoryCard key={category} on={newest.collectedOn} {...{ category, state, today }} />
            ))}
          </Fragment>,
          <Fragment key="side">
            <PanelsCard {...{ panels, unsent, today }} />
            <DerivedCard {...{ derived, unitOf, today }} />
            <FilesCard />
          </Fragment>,
        ]}
      >
        <Text size="sm" c="dimmed">
          Information, not a diagnosis. Ranges are for adults who are not pregnant; where your laboratory
          printed its own, that one counts. Codes: LOINC (loinc.org), © Regenstrief Institute.
        </Text>
      </Columns>
    </>
  );
}

/** `/blood-tests`: what a doctor should know first, then every marker with its newest value, and the tests themselves. */
export function BloodPage() {
  const { today, query, panels, subjectOn, state, isDiabetesKnown } = useBlood();
  const isReady = query.known && state && subjectOn;
  return (
    <>
      <PageHeader title="Blood tests" text="Your values, where they stand, and how they move.">
        <Group gap="sm">
          <Button
            component={Link}
            to={paths.importBloodTests()}
            variant="default"
            leftSection={<IconUpload size="1.1em" aria-hidden />}
          >
            Import
          </Button>
          <Button
            component={Link}
            to={paths.newBloodTest()}
            leftSection={<IconPlus size="1.1em" aria-hidden />}
          >
            Add a blood test
          </Button>
        </Group>
      </PageHeader>
      {query.error !== null && !query.known && (
        <ErrorState {...explain(query.error)} onRetry={query.refetch} />
      )}
      {isReady && <Body {...{ panels, state, subjectOn, isDiabetesKnown, today }} unsent={query.unsent} />}
      {query.error === null && !isReady && <ColumnsSkeleton heightsRem={[[5, 34], [20]]} />}
    </>
  );
}
