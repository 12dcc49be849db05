import { Anchor, Button, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Fragment, useMemo, useState } from 'react';
import type { Member } from '#contract/account/account.ts';
import type { BodyMeasurement } from '#contract/body.ts';
import { weightRate } from '#domain/body/weight-rate.ts';
import { weightTrend } from '#domain/body/weight-trend.ts';
import { loggedDays } from '#domain/time/logged-days.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { lastEntryDay, useRange } from '#web/lib/address/range.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { useMember } from '#web/lib/member.ts';
import { useProjection } from '#web/lib/member/projection.ts';
import type { TrackedEntries } from '#web/lib/outbox/tracked.ts';
import { chooseStones, type MassUnit, useMassUnit } from '#web/lib/units/mass-unit.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { FoldCard } from '#web/ui/layout/fold-card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { RangePicker } from '#web/ui/forms/range-picker.tsx';
import { CsvButton } from '#web/ui/lists/csv-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { HistoryCard } from './history-card.tsx';
import { MeasuresCard } from './measures-card.tsx';
import { rememberedFrom, weighingsOf } from '#web/lib/member/weighings.ts';
import { measurements } from './queries.ts';
import { TargetCard } from './target-card.tsx';
import { TrendCard } from './trend-card.tsx';
import { WeightChart } from './weight-chart.tsx';
import { WeightEmpty } from './weight-empty.tsx';
import { weightSeries } from '#web/lib/member/weight-series.ts';
import { WeightSheet } from './weight-sheet.tsx';

/** Explanation, display options and download. */
function AboutCard({ unit }: { readonly unit: MassUnit }) {
  return (
    <FoldCard title="How this is calculated">
      <Stack gap="md" align="flex-start">
        <Text size="sm" c="dimmed">
          Each day’s weigh-in moves the trend a tenth of the way toward it, or more after a break. If you
          weigh in more than once a day, we use the earliest. After 30 days without a weigh-in, the trend
          restarts. A weigh-in more than {unit === 'kg' ? '3 kg' : '6.6 lb'} and 4% away from the trend
          doesn’t count until a second one confirms it. The chart’s line also averages in the days that
          follow, so it runs through the weigh-ins and ends at today’s trend.
        </Text>
        <Text size="sm" c="dimmed">
          The one-tenth factor comes from{' '}
          <Anchor
            underline="always"
            href="https://www.fourmilab.ch/hackdiet/"
            target="_blank"
            rel="noreferrer"
          >
            Walker 1991
          </Anchor>
          ; the projection follows{' '}
          <Anchor
            underline="always"
            href="https://doi.org/10.3945/ajcn.115.111070"
            target="_blank"
            rel="noreferrer"
          >
            Sanghvi 2015
          </Anchor>
          , with a range of ± 15%.
        </Text>
        <Switch
          label="Show weight in stone on this device"
          checked={unit === 'st'}
          onChange={({ currentTarget }) => chooseStones(currentTarget.checked)}
        />
        <CsvButton name="weight" />
      </Stack>
    </FoldCard>
  );
}

const WINDOW_DAYS = 14;

/** The sheet's purpose: closed, a new measurement, or an edit. */
type Sheet = 'closed' | 'new' | BodyMeasurement;

function Regularity({
  entries,
  today,
}: {
  readonly entries: readonly BodyMeasurement[];
  readonly today: string;
}) {
  const { logged } = loggedDays(
    entries.map(({ date }) => date),
    today,
    WINDOW_DAYS,
  );
  return (
    <Card title="Consistency">
      <Figure value={String(logged)} of={`of the last ${WINDOW_DAYS} days`} size="tile" />
      <Text size="sm" c="dimmed">
        Three or four mornings a week is enough for a trend.
      </Text>
    </Card>
  );
}

interface BodyProps {
  readonly query: TrackedEntries<BodyMeasurement>;
  readonly member: Member;
  readonly today: string;
  readonly range: ReturnType<typeof useRange>;
  readonly onSheet: (sheet: Sheet) => void;
}

/** The trend and derived figures. */
function Body({ query, member, today, range, onSheet }: BodyProps) {
  const unit = useMassUnit(member.unitSystem);
  const { data: projection } = useProjection();
  const { entries, unsent } = query;
  const trend = useMemo(() => weightTrend(weighingsOf(entries)), [entries]);
  const shown = entries.filter(({ date }) => date >= range.from);
  const last = trend.points.at(-1);
  if (shown.length === 0)
    return (
      <WeightEmpty
        {...{ today, unit }}
        onAdd={() => onSheet('new')}
        onLookBack={() => range.setRange('all')}
      />
    );
  const picker = <RangePicker value={range.range} onChange={range.setRange} />;
  const series = weightSeries({ trend, from: range.from, to: today, projection, unit });
  return (
    <Columns
      wide="first"
      columns={[
        <Fragment key="trend">
          {last ? (
            <TrendCard last={last} rate={weightRate(trend.points, today)} {...{ unit, today }}>
              {picker}
              <WeightChart
                {...{ series, projection, unit, today }}
                trendKg={last.trendKg}
                targetMassKg={projection?.arrival?.targetMassKg}
              />
            </TrendCard>
          ) : (
            <Card>{picker}</Card>
          )}
          <TargetCard projection={projection} unit={unit} />
          <Regularity {...{ entries, today }} />
        </Fragment>,
        <Fragment key="entries">
          <MeasuresCard {...{ entries, member, today }} />
          <HistoryCard
            entries={shown}
            outliers={trend.outliers}
            system={member.unitSystem}
            onEdit={onSheet}
            {...{ unsent, unit, today }}
          />
          <AboutCard unit={unit} />
        </Fragment>,
      ]}
    />
  );
}

/** `/track/weight`: the weight trend, its rate and projection, and other body measurements. */
export function WeightPage() {
  const today = useToday();
  const range = useRange(today);
  const { data: member } = useMember();
  const query = measurements.useEntries(rememberedFrom(range.from), lastEntryDay(today));
  const [sheet, setSheet] = useState<Sheet>('closed');
  return (
    <>
      <PageHeader title={SCREENS.weight.title} text="The trend behind the swings.">
        <Button leftSection={<IconPlus size="1.1em" aria-hidden />} onClick={() => setSheet('new')}>
          Add weight
        </Button>
      </PageHeader>
      {query.error !== null && !query.known && (
        <ErrorState {...explain(query.error)} onRetry={query.refetch} />
      )}
      {query.known && member && <Body {...{ query, member, today, range }} onSheet={setSheet} />}
      {query.error === null && !(query.known && member) && (
        <Columns
          wide="first"
          columns={[
            <Skeleton key="trend" height="34rem" radius="lg" />,
            <Fragment key="side">
              <Skeleton height="9rem" radius="lg" />
              <Skeleton height="12rem" radius="lg" />
            </Fragment>,
          ]}
        />
      )}
      {sheet !== 'closed' && (
        <WeightSheet
          date={today}
          lastKg={weighingsOf(query.entries).at(-1)?.massKg ?? member?.massKg}
          {...(sheet === 'new' ? {} : { editing: sheet })}
          onClose={() => setSheet('closed')}
        />
      )}
    </>
  );
}
