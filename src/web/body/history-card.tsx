import { Text } from '@mantine/core';
import type { BodyMeasurement } from '#contract/body.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import type { Weighing } from '#domain/body/weight-trend.ts';
import { formatDate, formatGirth, formatTenth } from '#web/lib/format.ts';
import { MomentCell } from '#web/lib/time/moment-cell.tsx';
import { formatMassIn, type MassUnit } from '#web/lib/units/mass-unit.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { EntryTable } from '#web/ui/lists/entry-table.tsx';
import { measurements } from './queries.ts';

interface HistoryCardProps {
  /** Oldest first. */
  readonly entries: readonly BodyMeasurement[];
  readonly unsent: ReadonlySet<string>;
  /** Weigh-ins that don't count yet. */
  readonly outliers: readonly Weighing[];
  readonly unit: MassUnit;
  readonly system: UnitSystem;
  readonly today: string;
  readonly onEdit: (entry: BodyMeasurement) => void;
}

const alsoMeasured = ({ bodyFatPercent, waistCm, hipCm }: BodyMeasurement, system: UnitSystem): string =>
  [
    ...(bodyFatPercent === null ? [] : [`${formatTenth(bodyFatPercent)}% fat`]),
    ...(waistCm === null ? [] : [`waist ${formatGirth(waistCm, system)}`]),
    ...(hipCm === null ? [] : [`hip ${formatGirth(hipCm, system)}`]),
  ].join(', ');

/** All measurements in the range, newest first. */
export function HistoryCard(props: HistoryCardProps) {
  const { entries, unsent, outliers, unit, system, today, onEdit } = props;
  const isDoubted = ({ measuredAt, massKg }: BodyMeasurement): boolean =>
    outliers.some((weighing) => weighing.massKg === massKg && weighing.atMs === Date.parse(measuredAt));
  const mass = ({ massKg }: BodyMeasurement): string => (massKg === null ? '–' : formatMassIn(massKg, unit));
  return (
    <Card title="Weigh-ins and measurements">
      <EntryTable
        caption="Measurements, newest first"
        entries={entries.toReversed()}
        unsent={unsent}
        nameOf={(entry) => `${mass(entry)}, ${formatDate(entry.date, today)}`}
        columns={[
          {
            name: 'When',
            cell: ({ date, measuredAt: at, timeZone }) => <MomentCell {...{ date, at, timeZone, today }} />,
          },
          {
            name: 'Weight',
            cell: (entry) => (
              <>
                {mass(entry)}
                {isDoubted(entry) && (
                  <Text size="xs" c="dimmed">
                    needs a second weigh-in
                  </Text>
                )}
              </>
            ),
          },
          { name: 'Other measurements', secondary: true, cell: (entry) => alsoMeasured(entry, system) },
          { name: 'Note', secondary: true, cell: ({ note }) => note },
        ]}
        onEdit={onEdit}
        onRemove={(entry) => void measurements.removeWithUndo(entry)}
      />
    </Card>
  );
}
