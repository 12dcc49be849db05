import { Button, Group, Skeleton, Table, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Fragment, useRef, useState } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router';
import type { BloodPanel, PanelValue } from '#contract/blood/blood.ts';
import { derivedOn } from '#domain/blood/derived/derived-markers.ts';
import { MARKER_CATEGORIES, type MarkerKey, markerOf } from '#domain/blood/markers.ts';
import { unitByName } from '#domain/blood/unit-by-name.ts';
import { redFlags } from '#domain/blood/red-flags/red-flags.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { explain } from '#web/lib/errors.ts';
import { formatDate } from '#web/lib/format.ts';
import { bloodPanels } from '#web/lib/member/blood-panels.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { NotFound } from '#web/lib/not-found.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { CATEGORY_NAMES } from './category-words.ts';
import { withCritical } from './critical-flags.ts';
import { DerivedCard } from './derived-card.tsx';
import { FilesCard } from './files-card.tsx';
import rows from './marker-row.module.css';
import { MarkerRow } from './marker-row.tsx';
import { RangeNotice } from './range-notice.tsx';
import { bloodState } from './readings.ts';
import { RedFlagCards } from './red-flag-card.tsx';
import { derivedFor } from '#domain/blood/subject.ts';
import { useBlood, type KnownBlood } from './use-blood.ts';
import { withUnit } from '#domain/numbers/with-unit.ts';

function reasonOf({ marker, value, specimen }: PanelValue): string {
  if (marker === null) return 'Unknown marker';
  if (value === null) return 'Not a number';
  if (specimen !== null && specimen !== markerOf(marker).specimen) return `Measured in ${specimen}`;
  return 'Unknown unit';
}

/** Stored and displayed, but not judged. */
function UnjudgedCard({ values }: { readonly values: readonly PanelValue[] }) {
  const unjudged = values.filter(({ marker, canonicalValue }) => marker === null || canonicalValue === null);
  if (unjudged.length === 0) return null;
  return (
    <Card title="Saved, not rated">
      <Table verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Name</Table.Th>
            <Table.Th scope="col">Value</Table.Th>
            <Table.Th scope="col">Why</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {unjudged.map((value, index) => (
            // Two lines of a report may be identical.
            <Table.Tr key={index}>
              <Table.Th scope="row">{value.name}</Table.Th>
              <Table.Td>{withUnit(value.text, value.unit)}</Table.Td>
              <Table.Td>{reasonOf(value)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

const FASTING = { true: 'fasting', false: 'not fasting', null: 'fasting unknown' } as const;
const ORIGINS = {
  entered: 'entered manually',
  csv: 'from a CSV file',
  fhir: 'from a FHIR file',
  pdf: 'from a PDF report',
} as const;

/** "Labor Berlin, fasting, from a PDF report". */
const sayPanel = ({ laboratory, isFasting, origin }: BloodPanel): string =>
  [laboratory, FASTING[`${isFasting}`], ORIGINS[origin]].filter((part) => part !== null).join(', ');

/** The report's line, if its name means a different quantity than the marker. */
function printedAs({ values }: BloodPanel, marker: MarkerKey): string | undefined {
  const line = values.find((value) => value.marker === marker && value.canonicalValue !== null);
  if (!line || unitByName(marker, line.name, line.unit) === line.unit) return undefined;
  return `${line.name} ${withUnit(line.text, line.unit)}`;
}

interface BodyProps extends KnownBlood {
  readonly panel: BloodPanel;
}

function Body({ panel, state, subjectOn, isDiabetesKnown, today }: BodyProps) {
  const on = panel.collectedOn;
  const subject = subjectOn(on);
  const { readings } = bloodState([panel], subjectOn);
  const derived = derivedFor(derivedOn(state.draws, on, subject), subjectOn);
  const unitOf = (marker: MarkerKey) =>
    readings.get(marker)?.unit ?? state.readings.get(marker)?.unit ?? markerOf(marker).unit;
  const ruled = redFlags({ draws: state.draws, person: subject, on, isDiabetesKnown }).filter(({ values }) =>
    values.some(({ date, marker }) => date === on && readings.has(marker)),
  );
  const flags = withCritical(ruled, readings.values(), on);
  const doubts = panel.values.filter(({ doubt }) => doubt !== null);
  return (
    <>
      <RedFlagCards {...{ flags, unitOf, today }} />
      <RangeNotice notFor={subject.notFor} />
      <Columns
        wide="first"
        columns={[
          <Fragment key="values">
            {MARKER_CATEGORIES.map((category) => {
              const found = [...readings.values()].filter(({ marker }) => marker.category === category);
              return found.length === 0 ? null : (
                <Card key={category} title={CATEGORY_NAMES[category]}>
                  <ul className={rows.rows}>
                    {found.map((reading) => (
                      <MarkerRow
                        key={reading.marker.key}
                        printed={printedAs(panel, reading.marker.key)}
                        {...{ reading, today, on }}
                      />
                    ))}
                  </ul>
                </Card>
              );
            })}
            <UnjudgedCard values={panel.values} />
          </Fragment>,
          <Fragment key="side">
            <DerivedCard {...{ derived, unitOf, today }} />
            {doubts.length > 0 && (
              <Card title="Notes from the import">
                {doubts.map(({ name, doubt, text, unit }) => (
                  <Text key={`${name}${text}`} size="sm" mb="sm">
                    <b>
                      {name} {withUnit(text, unit)}
                    </b>{' '}
                    {doubt}
                  </Text>
                ))}
              </Card>
            )}
            {panel.note !== null && (
              <Card title="Note">
                <Text style={{ whiteSpace: 'pre-wrap' }}>{panel.note}</Text>
              </Card>
            )}
            <FilesCard />
          </Fragment>,
        ]}
      />
    </>
  );
}

/** `/blood-tests/:panelId`: one test with all its values. */
export function PanelPage() {
  const { panelId = '' } = useParams();
  const navigate = useNavigate();
  const isDeleted = useRef(false);
  const { today, query, panels, subjectOn, state, isDiabetesKnown } = useBlood();
  const panel = panels.find(({ id }) => id === panelId);
  const [shownId, setShownId] = useState<string>();
  if (panel && shownId !== panel.id) setShownId(panel.id);
  // Deleted while it was open.
  if (!panel && shownId === panelId) return <Navigate to={paths.bloodTests()} replace />;
  if (panel && state && subjectOn)
    return (
      <>
        <PageHeader
          title={formatDate(panel.collectedOn, today)}
          documentTitle={`Blood test from ${formatDate(panel.collectedOn, today)}`}
          text={sayPanel(panel)}
        >
          {/* On its own line on phones; otherwise the date would wrap at every word. */}
          <Group gap="sm" w={{ base: '100%', xs: 'auto' }}>
            <Button
              variant="default"
              leftSection={<IconTrash size="1.1em" aria-hidden />}
              onClick={() => {
                // A second tap before the screen closes would announce it twice.
                if (isDeleted.current) return;
                isDeleted.current = true;
                void bloodPanels.removeWithUndo(panel);
                void navigate(paths.bloodTests());
              }}
            >
              Delete
            </Button>
            <Button
              component={Link}
              to={paths.editBloodTest(panel.id)}
              variant="default"
              leftSection={<IconPencil size="1.1em" aria-hidden />}
            >
              {' '}
              Edit{' '}
            </Button>
          </Group>
        </PageHeader>
        <Body {...{ panel, state, subjectOn, isDiabetesKnown, today }} />
      </>
    );
  if (query.error !== null && !query.known)
    return (
      <>
        <PageHeader title={SCREENS.bloodTest.title} />
        <ErrorState {...explain(query.error)} onRetry={query.refetch} />
      </>
    );
  if (query.waiting || !subjectOn)
    return (
      <>
        <PageHeader title={SCREENS.bloodTest.title} />
        <Skeleton height="34rem" radius="lg" />
      </>
    );
  return <NotFound />;
}
