import { daysIn, lastDays } from '#domain/time/day-range.ts';
import { lazy, Suspense, useState } from 'react';
import { weightRate } from '#domain/body/weight-rate.ts';
import { trendOnDays, weightTrend } from '#domain/body/weight-trend.ts';
import { bodyMassOn } from '#domain/member/body-mass.ts';
import { addDays } from '#domain/time/local-date.ts';
import { changeParts, massParts, useMassUnit } from '#web/lib/units/mass-unit.ts';
import { currentMassKg } from '#web/lib/member/current-mass.ts';
import { useGoalsInForce } from '#web/lib/member/goals-in-force.ts';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { LazySparkline } from '#web/ui/chart/lazy-chart.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { AddButton, Tile, unknownNote } from '#web/ui/layout/tile.tsx';
import { rememberedFrom, weighingsOf } from '#web/lib/member/weighings.ts';
import { measurements } from './queries.ts';

const WeightSheet = lazy(() =>
  import('./weight-sheet.tsx').then(({ WeightSheet: sheet }) => ({ default: sheet })),
);

const DAYS = 14;
/** Days that a rate is computed from. */
const RATE_DAYS = 28;

/** "Down 0.31 kg a week". */
function rateText({ value, unit }: ReturnType<typeof changeParts>): string {
  const size = value.replace(/^[−+]/, '');
  if (Number(size) === 0) return 'Steady';
  return `${value.startsWith('−') ? 'Down' : 'Up'} ${size} ${unit} a week`;
}

/** Body mass on a day, the trend of its last two weeks, and adding a weigh-in in place. */
export function WeightTile({ date }: { readonly date: string }) {
  const { data: member } = useMember();
  const unit = useMassUnit(member?.unitSystem ?? 'metric');
  const [isOpen, setOpen] = useState(false);
  const { entries, known, error } = measurements.useEntries(
    rememberedFrom(addDays(date, 1 - RATE_DAYS)),
    date,
  );
  const weighings = weighingsOf(entries);
  const { points } = weightTrend(weighings);
  const rate = weightRate(points, date);
  const { data: goals } = useGoalsInForce();
  const mass = known && member ? bodyMassOn(weighings, currentMassKg(member, goals), date) : undefined;
  const shown = mass && massParts(mass.massKg, unit);
  const change = rate && changeParts(rate.kgPerWeek, unit);
  const isSignUp = mass?.source === 'profile' && goals?.currentMassSource !== 'weighing';
  const last = isSignUp ? 'When you signed up' : 'Last weigh-in';
  const trend = change ? rateText(change) : 'Trend starts here';
  const note = mass?.source === 'trend' ? trend : last;
  const dates = daysIn(lastDays(date, DAYS));
  return (
    <Tile
      title="Weight"
      to={paths.track('weight')}
      color="weight"
      figure={<Figure value={shown?.value ?? '–'} {...(shown && { unit: shown.unit })} size="tile" />}
      note={known ? note : unknownNote(error)}
      action={<AddButton label="Add weight" onClick={() => setOpen(true)} />}
      form={
        isOpen && (
          <Suspense fallback={null}>
            <WeightSheet
              date={date}
              lastKg={weighings.at(-1)?.massKg ?? member?.massKg}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )
      }
    >
      <LazySparkline
        values={trendOnDays(points, dates)}
        color="weight"
        label={`Weight trend, ${DAYS} days`}
      />
    </Tile>
  );
}
