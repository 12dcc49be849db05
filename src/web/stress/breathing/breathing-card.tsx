import { Anchor, Button, Radio, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconLungs } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import {
  BREATHING_PATTERNS,
  type BreathingPattern,
  type BreathPhase,
} from '#domain/stress/breathing-patterns.ts';
import { PhoneFoldCard } from '#web/ui/layout/phone-fold-card.tsx';

const BreathingPanel = lazy(() =>
  import('./breathing-panel.tsx').then(({ BreathingPanel: panel }) => ({ default: panel })),
);

const MINUTES = ['1', '3', '5', '10'];

const WORDS: Readonly<Record<BreathPhase, string>> = {
  in: 'in',
  'hold-full': 'hold',
  out: 'out',
  'hold-empty': 'hold',
};

/** "in 4, hold 7, out 8 s". */
const rhythmOf = ({ phases }: BreathingPattern): string =>
  `${phases.map(({ phase, seconds }) => `${WORDS[phase]} ${seconds}`).join(', ')} s`;

/** Choice of pattern and length, the evidence, and the start button. */
export function BreathingCard() {
  const [key, setKey] = useState<string>(BREATHING_PATTERNS[0]?.key ?? '');
  const [minutes, setMinutes] = useState('3');
  const [opened, setOpened] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  const pattern = BREATHING_PATTERNS.find((each) => each.key === key) ?? BREATHING_PATTERNS[0];
  if (!pattern) return null;
  return (
    <PhoneFoldCard title="Breathing exercise" aside="1 to 10 minutes">
      <Stack gap="md">
        <Radio.Group label="Rhythm" value={key} onChange={setKey}>
          <Stack gap="sm">
            {BREATHING_PATTERNS.map((each) => (
              <Radio key={each.key} value={each.key} label={each.name} description={rhythmOf(each)} />
            ))}
          </Stack>
        </Radio.Group>
        <Text size="sm" c="dimmed">
          {pattern.evidence}{' '}
          <Anchor underline="always" href={pattern.source.url} target="_blank" rel="noreferrer" size="sm">
            {pattern.source.name}
          </Anchor>
        </Text>
        <SegmentedControl
          fullWidth
          aria-label="Minutes"
          value={minutes}
          data={MINUTES.map((value) => ({ value, label: `${value} min` }))}
          onChange={setMinutes}
        />
        <Button
          variant="light"
          leftSection={<IconLungs size="1.1em" aria-hidden />}
          onClick={() => {
            setNeeded(true);
            setOpened(true);
          }}
        >
          Start breathing
        </Button>
      </Stack>
      {isNeeded && (
        <Suspense fallback={null}>
          <BreathingPanel
            opened={opened}
            pattern={pattern}
            minutes={Number(minutes)}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </PhoneFoldCard>
  );
}
