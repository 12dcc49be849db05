import { Button, Modal, Text } from '@mantine/core';
import { useCallback, useRef, useState } from 'react';
import type { BreathingPattern } from '#domain/stress/breathing-patterns.ts';
import { breathSeconds } from '#domain/stress/breathing-patterns.ts';
import { countText } from '#web/lib/format.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { BreathingStage } from './breathing-stage.tsx';
import classes from './breathing.module.css';
import { quickCheckIn } from '#web/stress/check-in/check-in-form.ts';
import { checkIns } from '#web/stress/check-in/check-ins.ts';
import { StepButtons } from '#web/stress/check-in/scale.tsx';
import { STRESS_WORDS } from '#web/stress/words.ts';

interface EndProps {
  readonly pattern: BreathingPattern;
  readonly seconds: number;
  readonly onClose: () => void;
}

/** "3 minutes", "40 seconds". */
const lengthOf = (seconds: number): string =>
  seconds < 60 ? countText(Math.round(seconds), 'second') : countText(Math.round(seconds / 60), 'minute');

/** After the exercise: an optional check-in. */
function End({ pattern, seconds, onClose }: EndProps) {
  const [id] = useState(uuidV7);
  const breaths = Math.round(seconds / breathSeconds(pattern));
  const save = async (stress: number) => {
    const note = `After breathing: ${pattern.name}, ${lengthOf(seconds)}`;
    if (await checkIns.saveWithUndo(quickCheckIn(id, stress, Date.now(), note))) onClose();
  };
  return (
    <div className={classes.end}>
      <div role="status">
        <p className={classes.phase}>Done</p>
        <Text c="dimmed">
          {lengthOf(seconds)}, {countText(breaths, 'breath')}.
        </Text>
      </div>
      <StepButtons label="How do you feel now?" words={STRESS_WORDS} onPick={(stress) => void save(stress)} />
      <Button variant="default" data-autofocus onClick={onClose}>
        Close without a check-in
      </Button>
    </div>
  );
}

interface BreathingPanelProps {
  readonly opened: boolean;
  readonly pattern: BreathingPattern;
  readonly minutes: number;
  readonly onClose: () => void;
}

type Phase = { readonly ended: false } | { readonly ended: true; readonly seconds: number };

/** Content of the open panel: the exercise, then its end. Escape goes from one to the other, and out. */
function usePhase(pattern: BreathingPattern, onClose: () => void) {
  const [phase, setPhase] = useState<Phase>({ ended: false });
  const elapsed = useRef(0);
  const end = useCallback((seconds: number) => setPhase({ ended: true, seconds }), []);
  const tick = useCallback((seconds: number) => {
    elapsed.current = seconds;
  }, []);
  const close = () => {
    elapsed.current = 0;
    setPhase({ ended: false });
    onClose();
  };
  // Leaving within the first breath doesn't count as an exercise, so nothing is asked.
  const finish = (seconds: number) => (seconds < breathSeconds(pattern) ? close() : end(seconds));
  const leave = () => (phase.ended ? close() : finish(elapsed.current));
  return { phase, tick, end, finish, leave, close };
}

/** The exercise over the whole screen. */
export function BreathingPanel({ opened, pattern, minutes, onClose }: BreathingPanelProps) {
  const { phase, tick, finish, leave, close } = usePhase(pattern, onClose);
  return (
    <Modal
      opened={opened}
      onClose={leave}
      fullScreen
      title={`Breathing: ${pattern.name}`}
      closeButtonProps={{ 'aria-label': phase.ended ? 'Close' : 'End the exercise' }}
    >
      {opened &&
        (phase.ended ? (
          <End pattern={pattern} seconds={phase.seconds} onClose={close} />
        ) : (
          <BreathingStage pattern={pattern} minutes={minutes} onTick={tick} onEnd={finish} />
        ))}
    </Modal>
  );
}
