import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { LongevityDay } from '#contract/longevity.ts';
import { PILLARS } from '#domain/longevity/pillar.ts';
import { formatDate, nearDay } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { BAND_WORDS } from '#domain/longevity/band-words.ts';
import classes from './longevity.module.css';
import { ScoreAudit } from './score-audit.tsx';

const CONFIDENCE = { low: 'Low confidence', medium: 'Medium confidence', high: 'High confidence' } as const;

/** A scale from 0 to 100 with the uncertain range paler. */
function Scale({ low, high }: { readonly low: number; readonly high: number }) {
  return (
    <div aria-hidden>
      <div className={classes.scale}>
        <span className={classes.sure} style={{ width: `${low}%` }} />
        <span
          className={classes.unsure}
          style={{ left: `${low}%`, width: `${Math.max(0.8, high - low)}%` }}
        />
      </div>
      <div className={classes.ends}>
        <span>0</span>
        <span>100</span>
      </div>
    </div>
  );
}

/** Confidence in words. */
function sureness({ confidenceLevel, confidence, pillarCount, low, high }: LongevityDay): string {
  const range = [Math.round(low), Math.round(high)] as const;
  const rests = `Based on ${pillarCount} of ${PILLARS.length} pillars and ${Math.floor(confidence)}% of the possible data.`;
  const could =
    range[1] - range[0] <= 1
      ? ''
      : ` Missing data could put it anywhere between ${range[0]} and ${range[1]}.`;
  return `${confidenceLevel ? `${CONFIDENCE[confidenceLevel]}. ` : ''}${rests}${could}`;
}

/** A day's score with its range, confidence and audit. */
export function ScoreCard({ day, today }: { readonly day: LongevityDay; readonly today: string }) {
  const [isOpen, setOpen] = useState(false);
  const { score, band, low, high } = day;
  if (score === null || band === null) return null;
  return (
    <Card title={nearDay(day.date, today) ?? formatDate(day.date, today)}>
      <Stack gap="md">
        <Group gap="sm" align="baseline">
          <span className={classes.big}>{Math.round(score)}</span>{' '}
          <span className={classes.of}>out of 100</span>{' '}
          <span className={classes.word}>{BAND_WORDS[band]}</span>
        </Group>
        <Scale low={low} high={high} />
        <p className={classes.text}>{sureness(day)}</p>
        <p className={classes.text}>
          A summary of your health and habits, based on what you track. It’s not a diagnosis and doesn’t
          predict how long you’ll live.
        </p>
        <div>
          <Button variant="default" size="sm" onClick={() => setOpen(true)}>
            How this is calculated
          </Button>
        </div>
      </Stack>
      <ScoreAudit day={day} opened={isOpen} onClose={() => setOpen(false)} />
    </Card>
  );
}
