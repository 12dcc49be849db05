import { Alert, Button, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Fast } from '#contract/fasting.ts';
import { stopSigns } from '#domain/fasting/stop-signs.ts';
import { useToday } from '#web/lib/clock.ts';
import { fastDays } from '#web/fasting/timer/fast-days.ts';
import { endFast } from '#web/fasting/timer/use-start-fast.ts';
import { useNow } from '#web/fasting/use-now.ts';
import { useReadings } from '#web/fasting/use-readings.ts';
import { SIGN_TEXTS } from '#web/fasting/words.ts';

/** Readings that call for ending the running fast, with the button to end it. */
export function StopAlert({ fast }: { readonly fast: Fast }) {
  const today = useToday();
  const nowMs = useNow(30_000);
  const { from, to } = fastDays(fast.date, today);
  const readings = useReadings(from, to, true);
  return stopSigns(readings, nowMs).map((sign) => (
    <Alert
      key={sign}
      color="red"
      radius="lg"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title="Stop this fast"
      styles={{
        root: { background: 'var(--critical-wash)' },
        title: { color: 'var(--critical)' },
        icon: { color: 'var(--critical)' },
      }}
    >
      <Text>{SIGN_TEXTS[sign]}</Text>
      <Button mt="md" variant="default" onClick={() => endFast(fast)}>
        End it now
      </Button>
    </Alert>
  ));
}
