import { Button, Stack, Text } from '@mantine/core';
import type { Fast } from '#contract/fasting.ts';
import { fastingDayKcal, isDayProtocol } from '#domain/fasting/fasting-days.ts';
import { useToday } from '#web/lib/clock.ts';
import { formatKcal } from '#web/lib/format.ts';
import { useGoalsInForce } from '#web/lib/member/goals-in-force.ts';
import { useMember } from '#web/lib/member.ts';
import { PROTOCOL_NAMES } from '#web/lib/names/protocol-names.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { fastDays } from './fast-days.ts';
import { FastRing } from './fast-ring.tsx';
import { FastingWeek } from './fasting-week.tsx';
import classes from '#web/fasting/fasting.module.css';
import { fasts as fastEntries } from '#web/fasting/queries.ts';
import { useEaten } from '#web/fasting/use-eaten.ts';

interface DayFastCardProps {
  readonly fast: Fast;
  readonly isUnsent: boolean;
  readonly fasts: readonly Fast[];
}

/** A running fasting day: how much of the pattern's allowance was eaten; it ends with the day. */
export function DayFastCard({ fast, isUnsent, fasts }: DayFastCardProps) {
  const today = useToday();
  const { data: member } = useMember();
  const { data: goals } = useGoalsInForce();
  const { from, to } = fastDays(fast.date, today);
  const { meals } = useEaten(from, to);
  if (!isDayProtocol(fast.protocol)) return null;
  const limitKcal = member && fastingDayKcal(fast.protocol, member.sex, goals?.expenditureKcal);
  const eaten = meals.filter(({ date }) => date === fast.date);
  const eatenKcal = eaten.reduce((sum, { energyKcal }) => sum + (energyKcal ?? 0), 0);
  const isPartly = eaten.some(({ energyKcal }) => energyKcal === null);
  return (
    <Card
      title={`Fasting day, ${PROTOCOL_NAMES[fast.protocol]}`}
      aside={isUnsent ? 'Waiting to sync' : undefined}
    >
      <div className={classes.timer}>
        <FastRing
          share={limitKcal === undefined ? 0 : eatenKcal / limitKcal}
          marks={[]}
          time={formatKcal(eatenKcal)}
          caption={limitKcal === undefined ? 'kcal logged' : `of ${formatKcal(limitKcal)} kcal`}
        />
        <Stack gap="lg">
          <FastingWeek protocol={fast.protocol} fasts={fasts} />
          <Text size="sm" c="dimmed">
            This is what you’ve logged today
            {isPartly && '. At least one meal has no calories listed, so the total may be higher'}. The
            fasting day ends at midnight. If you eat a little more than planned, the day still counts.
          </Text>
          <div className={classes.buttons}>
            <Button variant="default" onClick={() => void fastEntries.removeWithUndo(fast)}>
              Cancel fasting day
            </Button>
          </div>
        </Stack>
      </div>
    </Card>
  );
}
