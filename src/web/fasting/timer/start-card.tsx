import { Button, Stack, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Fast } from '#contract/fasting.ts';
import { hoursOf, spanOf } from '#domain/fasting/fast-state.ts';
import { isDayProtocol } from '#domain/fasting/fasting-days.ts';
import { goalHoursOf } from '#domain/fasting/protocols.ts';
import { STAGES } from '#domain/fasting/stages.ts';
import { useToday } from '#web/lib/clock.ts';
import { PROTOCOL_NAMES } from '#web/lib/names/protocol-names.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { FastRing } from './fast-ring.tsx';
import classes from '#web/fasting/fasting.module.css';
import { HoursField } from '#web/fasting/entry/hours-field.tsx';
import { lengthText } from '#web/fasting/length-text.ts';
import type { Plan } from '#web/fasting/next-plan.ts';
import { whenText } from '#web/fasting/time-text.ts';
import { PROTOCOL_NOTES } from '#web/fasting/words.ts';
import { FastingWeek } from './fasting-week.tsx';

const ProtocolDrawer = lazy(() =>
  import('./protocol-drawer.tsx').then(({ ProtocolDrawer: drawer }) => ({ default: drawer })),
);

interface StartCardProps {
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
  readonly last: Fast | undefined;
  readonly fasts: readonly Fast[];
  readonly onBegin: () => void;
  readonly onBeganEarlier: () => void;
}

const SMALL_MEAL_HOURS = 36;

/** Result of the last fast. */
function LastFast({ last }: { readonly last: Fast }) {
  const today = useToday();
  const span = spanOf(last);
  if (span.endedAtMs === null) return null;
  const hours = hoursOf(span, 0);
  const ended = whenText(span.endedAtMs, last.timeZone, today);
  return (
    <Text size="sm" c="dimmed">
      {last.isUnfinished
        ? `You didn’t end your last fast, so we ended it ${ended}. You can correct the end time in your history.`
        : `Last fast: ${lengthText(hours)}, ended ${ended}.`}
      {hours >= SMALL_MEAL_HOURS && !last.isUnfinished && ' After a fast this long, start with a small meal.'}
    </Text>
  );
}

/** Before a fast: its protocol, and a start button. */
export function StartCard({ plan, onPlan, last, fasts, onBegin, onBeganEarlier }: StartCardProps) {
  const [choosing, setChoosing] = useState(false);
  const [opened, setOpened] = useState(false);
  const goalHours = goalHoursOf(plan.protocol, plan.customHours);
  const isDay = isDayProtocol(plan.protocol);
  return (
    <Card title={isDay ? 'Fasting day' : 'Next fast'}>
      <div className={classes.timer}>
        <FastRing
          share={0}
          marks={
            isDay ? [] : STAGES.map(({ fromHours }) => fromHours / goalHours).filter((at) => at > 0 && at < 1)
          }
          time={isDay ? PROTOCOL_NAMES[plan.protocol] : String(goalHours)}
          caption={isDay ? 'fasting days' : goalHours === 1 ? 'hour' : 'hours'}
        />
        <Stack gap="lg">
          <div className={classes.plan}>
            <div>
              <Text fw={600}>{PROTOCOL_NAMES[plan.protocol]}</Text>
              <Text size="sm" c="dimmed">
                {PROTOCOL_NOTES[plan.protocol]}
              </Text>
            </div>
            <Button
              variant="light"
              size="compact-md"
              aria-label="Change protocol"
              onClick={() => {
                setOpened(true);
                setChoosing(true);
              }}
            >
              Change
            </Button>
          </div>
          {plan.protocol === 'custom' && (
            <HoursField
              value={plan.customHours}
              onChange={(customHours) => onPlan({ ...plan, customHours })}
            />
          )}
          {isDayProtocol(plan.protocol) && <FastingWeek protocol={plan.protocol} fasts={fasts} />}
          <div className={classes.buttons}>
            <Button onClick={onBegin}>{isDay ? 'Make today a fasting day' : 'Start fast'}</Button>
            {!isDay && (
              <Button
                variant="default"
                leftSection={<IconHistory size="1.1em" aria-hidden />}
                onClick={onBeganEarlier}
              >
                I started earlier
              </Button>
            )}
          </div>
          {last && <LastFast last={last} />}
        </Stack>
      </div>
      {opened && (
        <Suspense fallback={null}>
          <ProtocolDrawer
            opened={choosing}
            chosen={plan.protocol}
            onChoose={(protocol) => {
              setChoosing(false);
              onPlan({ ...plan, protocol });
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
