import { Text } from '@mantine/core';
import type { GlucoseReading } from '#contract/glucose/glucose.ts';
import { judgeReading } from '#domain/glucose/judge-reading.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import type { GlucoseSample } from '#domain/glucose/reading.ts';
import { localDate } from '#domain/time/local-date.ts';
import { deviceTimeZone, instantAt, useTimeHere } from '#web/lib/clock.ts';
import { formatDay, formatTime } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { formatGlucose } from '#domain/glucose/glucose-text.ts';
import { personOf, useReadingTargets } from '#web/lib/units/reading-targets.ts';
import { MINUTE_MS } from '#domain/time/spans.ts';
import { glucoseWarning } from '#domain/glucose/warnings/glucose-warning.ts';
import { judgmentWords } from '#domain/glucose/warnings/judgment-words.ts';
import { useNearbyKetones } from '#web/glucose/ketones/use-nearby-ketones.ts';
import { CONTEXT_NAMES } from '#domain/glucose/context-names.ts';
import { UrgentAlert } from '#web/ui/states/urgent-alert.tsx';

const LATER = 'If you see more readings like this, show them to your doctor.';

interface LatestCardProps {
  readonly samples: readonly GlucoseSample[];
  readonly readings: readonly GlucoseReading[];
  readonly timeZone: string;
  readonly unit: GlucoseUnit;
  readonly today: string;
}

/** The period's last reading from any source, with its judgment. */
export function LatestCard({ samples, readings, timeZone, unit, today }: LatestCardProps) {
  const readingTargets = useReadingTargets();
  const time = useTimeHere();
  const [sensor, stick] = [samples.at(-1), readings.at(-1)];
  const stickMs = stick ? Date.parse(stick.measuredAt) : Number.NEGATIVE_INFINITY;
  const isStick = stickMs >= (sensor?.atMs ?? Number.NEGATIVE_INFINITY);
  const last = isStick && stick ? { atMs: stickMs, glucoseMgdl: stick.glucoseMgdl } : sensor;
  const ketonesMmoll = useNearbyKetones(last?.atMs ?? Date.parse(today));
  if (!last) return null;
  const context = (isStick ? stick?.context : undefined) ?? 'random';
  const zone = isStick && stick ? stick.timeZone : timeZone;
  const judged = judgmentWords(
    judgeReading(last.glucoseMgdl, context, personOf(readingTargets), ketonesMmoll),
    unit,
  );
  const minutesAgo = (Date.parse(instantAt(today, time, deviceTimeZone())) - last.atMs) / MINUTE_MS;
  const { glucoseMgdl } = last;
  const urgent = glucoseWarning({ glucoseMgdl, ketonesMmoll, minutesAgo }, personOf(readingTargets), unit);
  const when = `${formatDay(localDate(last.atMs, zone), today)}, ${formatTime(last.atMs, zone)}`;
  return (
    <Card title="Last reading" aside={isStick ? 'Fingerstick' : 'Sensor'}>
      <Figure size="hero" value={formatGlucose(last.glucoseMgdl, unit)} unit={unit} />
      <Text size="sm" c="dimmed" mb="sm">
        {when}
        {isStick && stick?.context ? `, ${CONTEXT_NAMES[stick.context].toLowerCase()}` : ''}
      </Text>
      {urgent ? (
        <UrgentAlert title={urgent.title} text={urgent.text} />
      ) : (
        (context !== 'random' || judged.tone === 'critical') && (
          <Text size="sm">
            <strong>{judged.name}.</strong> {judged.tone === 'critical' ? LATER : judged.text}
          </Text>
        )
      )}
    </Card>
  );
}
