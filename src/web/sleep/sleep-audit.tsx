import { Drawer, Stack, Table, Text } from '@mantine/core';
import type { LinePoint } from '#domain/numbers/interpolate.ts';
import type { RatedDay } from '#domain/sleep/rated-days.ts';
import type { SleepNeed } from '#domain/sleep/sleep-need.ts';
import { REGULARITY_DAYS } from '#domain/sleep/sleep-regularity.ts';
import { AWAKE, EFFICIENCY, MID_SLEEP_SD, REGULARITY, type SleepPart } from '#domain/sleep/sleep-score.ts';
import { addDays } from '#domain/time/local-date.ts';
import { countText, formatDate } from '#web/lib/format.ts';
import { sayMinutes } from '#web/lib/units/duration.ts';
import { SourceLinks } from '#web/ui/source-links.tsx';
import classes from './sleep.module.css';
import { PARTS } from './words.ts';

const sayCurve = (points: readonly LinePoint[]): string => points.map(([x, y]) => `${y} at ${x}`).join(', ');

/** How the points of a part follow from its figure. */
export function curveOf(part: SleepPart, { least, most }: SleepNeed, { regularity }: RatedDay): string {
  if (part === 'duration') return `0 at 4 h, 100 from ${least} to ${most} h, 25 less for each hour beyond`;
  if (part === 'efficiency') return `${sayCurve(EFFICIENCY)}%`;
  if (part === 'quality') return '0 for a rating of 1, plus 25 for each step up';
  if (part === 'awake') return `${sayCurve(AWAKE)} min`;
  return regularity.index === undefined
    ? `${sayCurve(MID_SLEEP_SD)} min around your usual mid-sleep`
    : `${sayCurve(REGULARITY)} on the index`;
}

const exact = (value: number): string => value.toFixed(2);

/** A part's value with enough digits to reproduce its points; undefined if it wasn't logged. */
export function exactFigure(
  part: SleepPart,
  { asleepMinutes, night, regularity, midSleepSdMinutes }: RatedDay,
): string | undefined {
  if (part === 'duration') return `${exact(asleepMinutes / 60)} h`;
  if (part === 'efficiency')
    return night?.efficiencyPercent === undefined ? undefined : `${exact(night.efficiencyPercent)}%`;
  const quality = night?.quality ?? undefined;
  if (part === 'quality') return quality === undefined ? undefined : `${exact(quality)} out of 5`;
  if (part === 'awake')
    return night?.wasoMinutes === undefined ? undefined : `${exact(night.wasoMinutes)} min`;
  if (regularity.index !== undefined) return `index ${exact(regularity.index)}`;
  return midSleepSdMinutes === undefined ? undefined : `± ${exact(midSleepSdMinutes)} min`;
}

const SOURCES = [
  { name: 'Hours by age: Hirshkowitz 2015', url: 'https://doi.org/10.1016/j.sleh.2014.12.010' },
  { name: 'Regularity index: Phillips 2017', url: 'https://doi.org/10.1038/s41598-017-03171-4' },
  {
    name: 'Regularity index in 60,000 adults: Windred 2024',
    url: 'https://doi.org/10.1093/sleep/zsad253',
  },
];

interface PartsProps {
  readonly day: RatedDay;
  readonly need: SleepNeed;
}

function Parts({ day, need }: PartsProps) {
  const { score } = day;
  const weight = score?.parts.reduce((sum, part) => sum + part.weight, 0) ?? 0;
  return (
    <Table captionSide="top" verticalSpacing="xs" horizontalSpacing="xs" className={classes.audit ?? ''}>
      <Table.Caption>Points times weight, divided by the weight of the parts with data</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Part</Table.Th>
          <Table.Th scope="col">Points</Table.Th>
          <Table.Th scope="col">Weight</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {PARTS.map(({ part, name }) => {
          const rated = score?.parts.find((each) => each.part === part);
          return (
            <Table.Tr key={part}>
              <Table.Th scope="row">
                {name}: {exactFigure(part, day) ?? 'no data'}
                <div className={classes.curve}>{curveOf(part, need, day)}</div>
              </Table.Th>
              <Table.Td>{rated?.score.toFixed(2) ?? '–'}</Table.Td>
              <Table.Td>{rated?.weight ?? '–'}</Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
      <Table.Tfoot>
        <Table.Tr>
          <Table.Th scope="row">Score</Table.Th>
          <Table.Td>{score?.score.toFixed(2) ?? '–'}</Table.Td>
          <Table.Td>{weight}</Table.Td>
        </Table.Tr>
      </Table.Tfoot>
    </Table>
  );
}

/** Computation of the two-week regularity index, with its minutes. */
function regularityText({ date, regularity }: RatedDay, today: string): string {
  const { index, pairCount, knownMinutes, agreeingMinutes } = regularity;
  const span = `${formatDate(addDays(date, 1 - REGULARITY_DAYS), today)} to ${formatDate(date, today)}`;
  if (index === undefined)
    return `${countText(pairCount, 'pair')} of consecutive days, ${span}: not enough for the index.`;
  return `−100 + 200 · ${agreeingMinutes.toLocaleString('en-US')} / ${knownMinutes.toLocaleString('en-US')} = ${index.toFixed(2)}. This compares ${pairCount} pairs of consecutive days, ${span}, by the share of minutes you were in the same state (asleep or awake) as 24 hours earlier. Pairs with more than three hours missing and pairs across a clock change are left out.`;
}

interface SleepAuditProps {
  /** Undefined while it is closed. */
  readonly day: RatedDay | undefined;
  readonly need: SleepNeed;
  readonly today: string;
  readonly onClose: () => void;
}

/** Explains the score of a night and the regularity of its two weeks: numbers, curves, weights and sources. */
export function SleepAudit({ day, need, today, onClose }: SleepAuditProps) {
  return (
    <Drawer
      opened={day !== undefined}
      onClose={onClose}
      size="lg"
      title={day ? `Night ending ${formatDate(day.date, today)}` : ''}
    >
      {day && (
        <Stack gap="md">
          <Text size="sm">
            {sayMinutes(day.asleepMinutes)} asleep
            {day.night && ` of ${sayMinutes(day.night.inBedMinutes)} in bed`}
            {day.napMinutes > 0 && `, including ${sayMinutes(day.napMinutes)} of naps`}.
          </Text>
          {day.score && <Parts day={day} need={need} />}
          <div>
            <h3 className={classes.auditTitle}>Regularity index</h3>
            <Text size="sm">{regularityText(day, today)}</Text>
          </div>
          <Text size="sm" c="dimmed">
            Each night counts toward the day you wake up. Time asleep is time in bed minus the minutes it took
            to fall asleep and the minutes you were awake. If you don’t enter those, the number is an upper
            limit. Stretches of sleep an hour or less apart count as one night, and naps count if they last at
            least 20 minutes. Scores between the listed points are interpolated linearly.
          </Text>
          <Text size="sm" c="dimmed">
            We chose the weights and curves ourselves, and we don’t know how accurate they are. Sleep stages
            aren’t scored because devices only estimate them. This isn’t a diagnosis. If you’re tired during
            the day no matter how long you sleep, see a doctor.
          </Text>
          <SourceLinks sources={SOURCES} />
        </Stack>
      )}
    </Drawer>
  );
}
