import { Stack, Text } from '@mantine/core';
import type { Fast } from '#contract/fasting.ts';
import { spanOf } from '#domain/fasting/fast-state.ts';
import {
  STAGE_SPREAD_HOURS,
  STAGES,
  currentStage,
  type Stage,
  type StageNow,
} from '#domain/fasting/stages.ts';
import { mmollFromMgdl } from '#domain/units/glucose.ts';
import { useToday } from '#web/lib/clock.ts';
import { formatAmount } from '#domain/numbers/format-amount.ts';
import { formatTime } from '#web/lib/format.ts';
import { FoldCard } from '#web/ui/layout/fold-card.tsx';
import { fastDays } from './fast-days.ts';
import classes from '#web/fasting/fasting.module.css';
import { useNow } from '#web/fasting/use-now.ts';
import { useReadings } from '#web/fasting/use-readings.ts';
import { EVIDENCE_NAMES, STAGE_NAMES, STAGE_NOTES } from '#web/fasting/words.ts';

/** Evidence for the current stage. */
function driverText({ driver, reading, stage }: StageNow, timeZone: string): string {
  if (!reading || driver === 'clock')
    return `Based on typical timing, which varies by about ${STAGE_SPREAD_HOURS} hours. A blood ketone reading tells you more.`;
  const time = formatTime(reading.atMs, timeZone);
  if (driver === 'ketones') {
    const shown = `${formatAmount(reading.value)} mmol/L at ${time}`;
    return stage.code === 'switch' || stage.code === 'ketosis'
      ? `Based on your ketones: ${shown}.`
      : `Based on your ketones: ${shown}, so you haven’t switched to burning fat yet.`;
  }
  const glucose = `${formatAmount(reading.value)} mg/dL (${formatAmount(mmollFromMgdl(reading.value))} mmol/L)`;
  return `Based on your glucose: ${glucose} at ${time}.`;
}

const hoursText = ({ fromHours, toHours }: Stage): string =>
  toHours === undefined ? `${fromHours} h or more` : `${fromHours}–${toHours} h`;

interface StageRowProps {
  readonly stage: Stage;
  readonly state: 'passed' | 'current' | 'ahead';
}

function StageRow({ stage, state }: StageRowProps) {
  return (
    <li
      className={`${classes.stage} ${state === 'ahead' ? '' : classes[state]}`}
      {...(state === 'current' && { 'aria-current': 'step' as const })}
    >
      <span className={classes.dot} aria-hidden />
      <div className={classes.stageHead}>
        <span className={classes.stageName}>{STAGE_NAMES[stage.code]}</span>
        <span className={classes.stageHours}>{hoursText(stage)}</span>
        <span className={classes.evidence} title={EVIDENCE_NAMES[stage.evidence]}>
          Evidence {stage.evidence}
        </span>
      </div>
      <p className={classes.stageNote}>{STAGE_NOTES[stage.code]}</p>
    </li>
  );
}

/** Typical stages of a fast, the current one, and its evidence. */
export function StagesCard({ fast }: { readonly fast: Fast | undefined }) {
  const today = useToday();
  const nowMs = useNow(30_000);
  const { from, to } = fastDays(fast?.date ?? today, today);
  const readings = useReadings(from, to, fast !== undefined);
  const now =
    fast && currentStage(spanOf(fast).startedAtMs, Math.max(nowMs, spanOf(fast).startedAtMs), readings);
  const currentIndex = now ? STAGES.findIndex(({ code }) => code === now.stage.code) : -1;
  return (
    <FoldCard title="Fasting stages" aside="Hour by hour" isOpen={fast !== undefined}>
      <Stack gap="md">
        {fast && now && (
          <Text size="sm" role="status">
            {driverText(now, fast.timeZone)}
          </Text>
        )}
        <ol className={classes.stages}>
          {STAGES.map((stage, index) => (
            <StageRow
              key={stage.code}
              stage={stage}
              state={index < currentIndex ? 'passed' : index === currentIndex ? 'current' : 'ahead'}
            />
          ))}
        </ol>
        <Text size="sm" c="dimmed">
          Autophagy isn’t listed because nobody knows when it ramps up in humans during a fast (evidence C),
          and timing from animal studies doesn’t carry over. Evidence A: {EVIDENCE_NAMES.A}. B:{' '}
          {EVIDENCE_NAMES.B}. C: {EVIDENCE_NAMES.C}.
        </Text>
      </Stack>
    </FoldCard>
  );
}
