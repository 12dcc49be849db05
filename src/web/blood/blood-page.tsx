import { Button, Group, Text } from '@mantine/core';
import { IconChevronRight, IconPlus, IconUpload } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import type { BloodPanel } from '#contract/blood/blood.ts';
import { bandsOf } from '#domain/blood/bands.ts';
import { derivedMarkers } from '#domain/blood/derived/derived-markers.ts';
import type { LabValue } from '#domain/blood/lab-value.ts';
import {
  MARKER_CATEGORIES,
  MARKER_COUNT,
  type MarkerCategory,
  type MarkerKey,
  markerOf,
} from '#domain/blood/markers.ts';
import { redFlags } from '#domain/blood/red-flags/red-flags.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { explain } from '#web/lib/errors.ts';
import { countText, formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ColumnsSkeleton } from '#web/ui/states/columns-skeleton.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { LinkList } from '#web/ui/lists/link-list.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sample } from '#web/ui/states/sample.tsx';
import { withCritical } from './critical-flags.ts';
import { DerivedCard } from './derived-card.tsx';
import { FilesCard } from './files-card.tsx';
import { FlagMark } from './flag-mark.tsx';
import { CategoryCard, isOutside, OutsideCard } from './marker-cards.tsx';
import { RangeBar } from './range-bar.tsx';
import { RangeNotice } from './range-notice.tsx';
import { RedFlagCards } from './red-flag-card.tsx';
import { derivedFor } from '#domain/blood/subject.ts';
import { SummaryCard } from './summary-card.tsx';
import { useBlood, type KnownBlood } from './use-blood.ts';

const FIRST = 8;

/** Categories below the out-of-range values; the others are in the second column. */
const IN_FIRST_COLUMN = 3;

interface PanelsCardProps {
  /** Oldest first. */
  readonly panels: readonly BloodPanel[];
  readonly unsent: ReadonlySet<string>;
  readonly today: string;
}

/** The blood tests, newest first. */
function PanelsCard({ panels, unsent, today }: PanelsCardProps) {
  const [shown, setShown] = useState(FIRST);
  return (
    <Card title="Your tests" aside={countText(panels.length, 'test')}>
      <LinkList>
        {panels
          .toReversed()
          .slice(0, shown)
          .map(({ id, collectedOn, laboratory, values }) => (
            <Link key={id} to={paths.bloodTest(id)}>
              <span>
                {formatDate(collectedOn, today)}
                <Text component="span" display="block" size="sm" c="dimmed">
                  {[laboratory, countText(values.length, 'value'), unsent.has(id) && 'waiting to sync']
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </span>
              <IconChevronRight size="1.1em" aria-hidden />
            </Link>
          ))}
      </LinkList>
      {panels.length > shown && (
        <Button variant="subtle" fullWidth onClick={() => setShown((was) => was + 30)}>
          Show {Math.min(30, panels.length - shown)} more of {panels.length}
        </Button>
      )}
    </Card>
  );
}

const SAMPLE: LabValue = { marker: 'ldl-c', value: 112, censored: null, labLow: null, labHigh: null };

/** Introduction before the first blood test. */
function BloodEmpty() {
  return (
    <Card>
      <EmptyState
        title="No blood tests yet"
        text={`Enter results from any lab, in the lab’s own units. We recognize ${MARKER_COUNT} markers by the names labs use. You’ll see how each compares with its range, how it changes from test to test, and what in your food log is linked to it.`}
        picture={
          <Sample caption="Sample result">
            <Figure value="112" unit="mg/dL LDL cholesterol" size="tile" />
            <FlagMark flag="borderline-high" />
            <RangeBar
              value={SAMPLE.value}
              bands={bandsOf(SAMPLE, { sex: 'female', ageYears: 40 })}
              tone="fair"
            />
          </Sample>
        }
      >
        <Group gap="md" justify="center">
          <Button component={Link} to={paths.newBloodTest()}>
            Add your first blood test
          </Button>
          <Button component={Link} to={paths.importBloodTests()} variant="default">
            Import a file
          </Button>
        </Group>
      </EmptyState>
    </Card>
  );
}

interface BodyProps extends KnownBlood {
  /** Oldest first. */
  readonly panels: readonly BloodPanel[];
  readonly unsent: ReadonlySet<string>;
}

function Body({ panels, unsent, state, subjectOn, isDiabetesKnown, today }: BodyProps) {
  const newest = panels.at(-1);
  if (!newest) return <BloodEmpty />;
  const { draws, readings } = state;
  const subject = subjectOn(today);
  const ruled = redFlags({ draws, person: subject, on: today, isDiabetesKnown });
  const flags = withCritical(ruled, readings.values(), today);
  const derived = derivedFor(derivedMarkers(draws, subjectOn), subjectOn);
  const outside = [...readings.values()].filter(isOutside);
  const categories = (some: readonly MarkerCategory[]) =>
    some.map((category) => (
      <CategoryCard key={category} on={newest.collectedOn} {...{ category, state, today }} />
    ));
  const unitOf = (marker: MarkerKey) => readings.get(marker)?.unit ?? markerOf(marker).unit;
  return (
    <>
      <RedFlagCards {...{ flags, unitOf, today }} />
      <RangeNotice notFor={subject.notFor} />
      <Columns
        columns={[
          <Fragment key="markers">
            <SummaryCard {...{ newest, state, today }} />
            {outside.length > 0 && <OutsideCard on={newest.collectedOn} {...{ outside, today }} />}
            <PanelsCard {...{ panels, unsent, today }} />
            {categories(MARKER_CATEGORIES.slice(0, IN_FIRST_COLUMN))}
          </Fragment>,
          <Fragment key="side">
            {categories(MARKER_CATEGORIES.slice(IN_FIRST_COLUMN))}
            <DerivedCard {...{ derived, unitOf, today }} />
            <FilesCard />
          </Fragment>,
        ]}
      >
        <Text size="sm" c="dimmed">
          Information, not a diagnosis. Ranges are for adults who aren’t pregnant. If your lab printed its own
          range, that one applies. Codes: LOINC (loinc.org), © Regenstrief Institute.
        </Text>
      </Columns>
    </>
  );
}

/** `/blood-tests`: urgent results first, then every marker with its newest value, and the tests themselves. */
export function BloodPage() {
  const { today, query, panels, subjectOn, state, isDiabetesKnown } = useBlood();
  const isReady = query.known && state && subjectOn;
  return (
    <>
      <PageHeader title={SCREENS.bloodTests.title} text="Your results, their ranges, and how they change.">
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
