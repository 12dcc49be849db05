import { Alert, Button, Stack } from '@mantine/core';
import { IconClockEdit } from '@tabler/icons-react';
import type { Fast } from '#contract/fasting.ts';
import { fastState, spanOf } from '#domain/fasting/fast-state.ts';
import { STAGES } from '#domain/fasting/stages.ts';
import { useToday } from '#web/lib/clock.ts';
import { PROTOCOL_NAMES } from '#web/lib/names/protocol-names.ts';
import { Card } from '#web/ui/card.tsx';
import { FastRing } from './fast-ring.tsx';
import classes from './fasting.module.css';
import { MealNotice } from './meal-notice.tsx';
import { lengthText, timerText } from './length-text.ts';
import { endFast } from './use-begin.ts';
import { useNow } from './use-now.ts';
import { spanText, whenText } from './when.ts';

interface TimerCardProps {
  readonly fast: Fast;
  readonly isUnsent: boolean;
  readonly onEdit: () => void;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The running fast by the second: how long, until when, and its end in one tap. */
export function TimerCard({ fast, isUnsent, onEdit }: TimerCardProps) {
  const nowMs = useNow(1000);
  const today = useToday();
  const span = spanOf(fast);
  const { elapsedHours, progress, isReached, overHours, eatsFromMs, eatsUntilMs } = fastState(span, nowMs);
  const when = (ms: number) => whenText(ms, fast.timeZone, today);
  const marks = STAGES.map(({ fromHours }) => fromHours / fast.goalHours).filter((at) => at > 0 && at < 1);
  return (
    <Card title="Running now" aside={isUnsent ? 'Waiting to be sent' : undefined}>
      <div className={classes.timer}>
        <FastRing
          share={progress}
          marks={marks}
          time={timerText(elapsedHours)}
          seconds={two(Math.floor((elapsedHours * 3600) % 60))}
          caption={
            isReached ? `goal reached, ${lengthText(overHours)} over` : `of ${lengthText(fast.goalHours)}`
          }
        />
        <Stack gap="lg">
          <dl className={classes.facts}>
            <div className={classes.fact}>
              <dt>Protocol</dt>
              <dd>{PROTOCOL_NAMES[fast.protocol]}</dd>
            </div>
            <div className={classes.fact}>
              <dt>Began</dt>
              <dd>{when(span.startedAtMs)}</dd>
            </div>
            <div className={classes.fact}>
              <dt>Eat from</dt>
              <dd>
                {eatsUntilMs === undefined
                  ? when(eatsFromMs)
                  : spanText(eatsFromMs, eatsUntilMs, fast.timeZone, today)}
              </dd>
            </div>
          </dl>
          <div className={classes.buttons}>
            <Button onClick={() => endFast(fast)}>End fast</Button>
            <Button
              variant="default"
              leftSection={<IconClockEdit size="1.1em" aria-hidden />}
              onClick={onEdit}
            >
              Change start
            </Button>
          </div>
        </Stack>
      </div>
      <MealNotice fast={fast} />
      {elapsedHours >= 36 && (
        <Alert mt="lg" title="Begin with a small meal" radius="lg">
          After a day and a half, eat half of what you would usually eat, slowly, with some salt and protein.
          The rest can follow an hour or two later.
        </Alert>
      )}
    </Card>
  );
}
