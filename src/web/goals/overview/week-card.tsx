import { Skeleton, Text } from '@mantine/core';
import type { Member } from '#contract/account/account.ts';
import type { Fast } from '#contract/fasting.ts';
import type { GoalsInForce } from '#contract/goals/goals.ts';
import type { Report } from '#contract/reports/reports.ts';
import { isCounted, isGoalReached, spanOf } from '#domain/fasting/fast-state.ts';
import { targetWeek, type TargetWeek, type WeekDayState } from '#domain/reports/target-week.ts';
import { mondayOf } from '#domain/time/local-date.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { countText } from '#web/lib/format.ts';
import { useReport } from '#web/lib/member/report.ts';
import { PROTOCOL_NAMES } from '#web/lib/names/protocol-names.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { colorOf, type DataColor } from '#web/ui/theme/colors.ts';
import { useFasts } from '#web/goals/queries.ts';
import { WEEKDAYS } from '#web/goals/week-offsets.ts';
import { sleepGoalText, waterGoalText } from './habits.ts';
import classes from './overview.module.css';

interface WeekRow {
  readonly name: string;
  readonly goal: string | undefined;
  readonly color: DataColor;
  /** Unit of the count: "day", "night". */
  readonly one: string;
  readonly week: TargetWeek;
}

interface WeekProps {
  readonly goals: GoalsInForce;
  readonly member: Member;
}

/** Days with a fast, and whether one of them reached its goal. */
export function fastDays(
  fasts: readonly Fast[],
): readonly { readonly date: string; readonly isOn: boolean }[] {
  const byDate = new Map<string, boolean>();
  for (const fast of fasts) {
    const span = spanOf(fast);
    if (isCounted(span)) byDate.set(fast.date, byDate.get(fast.date) === true || isGoalReached(span));
  }
  return [...byDate].map(([date, isOn]) => ({ date, isOn }));
}

interface RowParts extends WeekProps {
  readonly targets: Report['targets'];
  readonly fasts: readonly Fast[];
  readonly today: string;
}

function rowsOf({ goals, member, targets, fasts, today }: RowParts): readonly WeekRow[] {
  const weekOf = (metric: string): TargetWeek =>
    targetWeek(targets.find((target) => target.metric === metric)?.days ?? [], today);
  const water = waterGoalText(goals, member);
  const protocol = goals.settings.fastingProtocol;
  const fasted = fastDays(fasts);
  return [
    { name: 'Calories', goal: undefined, color: 'energy', one: 'day', week: weekOf('energyKcal') },
    { name: 'Protein', goal: undefined, color: 'protein', one: 'day', week: weekOf('proteinG') },
    ...(water === undefined
      ? []
      : [{ name: 'Water', goal: water, color: 'water', one: 'day', week: weekOf('waterMl') } as const]),
    {
      name: 'Sleep',
      goal: sleepGoalText(goals, member),
      color: 'sleep',
      one: 'night',
      week: weekOf('sleepMinutes'),
    },
    ...(protocol === null && fasted.length === 0
      ? []
      : [
          {
            name: 'Fasting',
            goal: protocol === null ? undefined : PROTOCOL_NAMES[protocol],
            color: 'fasting',
            one: 'fast',
            // Another fast can end today.
            week: targetWeek(
              fasted.filter(({ date, isOn }) => isOn || date < today),
              today,
            ),
          } as const,
        ]),
  ];
}

const STATE_NAMES: Readonly<Record<WeekDayState, string>> = {
  on: 'on target',
  missed: 'missed',
  open: 'in progress',
  unknown: 'unknown',
  ahead: 'upcoming',
};

function Row({ name, goal, color, one, week }: WeekRow) {
  const { days, onCount, judgedCount } = week;
  const said = days.map(({ state }, index) => `${WEEKDAYS[index]} ${STATE_NAMES[state]}`).join(', ');
  return (
    <li className={classes.weekRow}>
      <span className={classes.weekName}>
        <span className={classes.dot} style={{ background: colorOf(color) }} aria-hidden />
        {goal === undefined ? name : `${name}, ${goal}`}
      </span>
      <span className={classes.weekCount}>
        {judgedCount === 0 ? (
          `No ${one}s to count yet`
        ) : (
          <>
            <b>{onCount}</b> of {countText(judgedCount, one)}
          </>
        )}
      </span>
      <span className={classes.segments} style={{ color: colorOf(color) }} role="img" aria-label={said}>
        {days.map(({ date, state }) => (
          <span key={date} data-state={state} />
        ))}
      </span>
    </li>
  );
}

function Legend() {
  return (
    <p className={classes.legend} aria-hidden>
      {(['on', 'missed', 'open'] as const).map((state) => (
        <span key={state}>
          <i data-state={state} />
          {{ on: 'On target', missed: 'Missed', open: 'Today, in progress' }[state]}
        </span>
      ))}
    </p>
  );
}

function Rows({ rows, today }: { readonly rows: readonly WeekRow[]; readonly today: string }) {
  const [calories] = rows;
  const { onCount = 0, judgedCount = 0, days = [] } = calories?.week ?? {};
  return (
    <>
      <p className={classes.headline}>
        {judgedCount === 0
          ? 'No complete days yet'
          : `On target ${onCount} of ${countText(judgedCount, 'day')}`}
      </p>
      <ul className={classes.week}>
        {rows.map((row) => (
          <Row key={row.name} {...row} />
        ))}
      </ul>
      <p className={classes.letters} aria-hidden>
        {days.map(({ date }, index) => (
          <span key={date} data-today={date === today}>
            {WEEKDAYS[index]?.charAt(0)}
          </span>
        ))}
      </p>
      <Legend />
      <Text size="xs" c="dimmed" mt="xs">
        Calories are on target if they’re within 10% of the day’s target. Only complete days count.
      </Text>
    </>
  );
}

/** Days of this week that met their targets, by the rules of reports. */
export function WeekCard({ goals, member }: WeekProps) {
  const today = useToday();
  const range = { from: mondayOf(today), to: today };
  const { data: report, error } = useReport(range, true);
  const { data: fasts } = useFasts(range.from, today);
  return (
    <Card title="This week">
      {report ? (
        <Rows
          today={today}
          rows={rowsOf({ goals, member, targets: report.targets, fasts: fasts ?? [], today })}
        />
      ) : error ? (
        <Text c="dimmed">{explain(error).text}</Text>
      ) : (
        <Skeleton height="20rem" radius="md" />
      )}
    </Card>
  );
}
