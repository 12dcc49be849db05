import { Button, Group, Progress, Switch, Text, VisuallyHidden } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import {
  breathAt,
  breathSeconds,
  type BreathingPattern,
  type BreathMoment,
  type BreathPhase,
} from '#domain/stress/breathing-patterns.ts';
import { openBreathSound, type BreathSound } from './breath-sound.ts';
import classes from './breathing.module.css';
import { useBreathClock, useScreenOn } from './use-breath-clock.ts';

const PHASE_WORDS: Readonly<Record<BreathPhase, string>> = {
  in: 'Breathe in',
  'hold-full': 'Hold',
  out: 'Breathe out',
  'hold-empty': 'Hold',
};

const ANIMATIONS: Readonly<Record<BreathingPattern['key'], string | undefined>> = {
  even: classes.even,
  'long-out': classes['long-out'],
  box: classes.box,
  '4-7-8': classes['four-seven-eight'],
};

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** A tone at the beginning of each phase, once somebody asked for it. Leaving closes it. */
function useSound({ phase, breath, seconds }: BreathMoment, isRunning: boolean) {
  const [sound, setSound] = useState<BreathSound>();
  useEffect(() => () => sound?.close(), [sound]);
  useEffect(() => {
    if (isRunning) sound?.play(phase, seconds);
    else sound?.hush();
    // A breath of the same pattern begins with the same phase: its number tells it from the last.
  }, [sound, phase, breath, seconds, isRunning]);
  return {
    isOn: sound !== undefined,
    turn: (isOn: boolean) => setSound(isOn ? openBreathSound() : undefined),
  };
}

/** Space pauses wherever the focus is, but for a control that uses it itself. */
const isPauseKey = ({ key, target }: KeyboardEvent): boolean =>
  key === ' ' && !(target instanceof HTMLElement && target.closest('button, input, a') !== null);

function Lungs({ pattern, isRunning }: { readonly pattern: BreathingPattern; readonly isRunning: boolean }) {
  const style: CSSProperties & { '--breath-seconds': string } = {
    '--breath-seconds': `${breathSeconds(pattern)}s`,
  };
  return (
    <div className={`${classes.lungs} ${isRunning ? '' : classes.paused}`} style={style} aria-hidden>
      <div className={`${classes.disc} ${ANIMATIONS[pattern.key]}`} />
    </div>
  );
}

interface GuideProps {
  readonly pattern: BreathingPattern;
  readonly moment: BreathMoment;
  readonly isRunning: boolean;
}

/** What to do now: for the eye as a disc and a count, without motion as a bar, for the ear of a screen reader as a sentence. */
function Guide({ pattern, moment, isRunning }: GuideProps) {
  const words = PHASE_WORDS[moment.phase];
  return (
    <div className={classes.breath}>
      <Lungs pattern={pattern} isRunning={isRunning} />
      <div aria-hidden>
        <p className={classes.phase}>{isRunning ? words : 'Paused'}</p>
        <p className={classes.count}>{isRunning ? Math.ceil(moment.seconds - moment.elapsedSeconds) : '–'}</p>
      </div>
      <div className={classes.bar}>
        <Progress
          size="lg"
          transitionDuration={0}
          aria-label="This part of the breath"
          value={(100 * moment.elapsedSeconds) / moment.seconds}
        />
      </div>
      <VisuallyHidden role="status">
        {isRunning ? `${words}, ${moment.seconds} seconds` : 'Paused'}
      </VisuallyHidden>
    </div>
  );
}

interface BreathingStageProps {
  readonly pattern: BreathingPattern;
  readonly minutes: number;
  /** @param seconds how long it was, pauses left out */
  readonly onEnd: (seconds: number) => void;
  /** Told on every step of the clock, so that closing the panel knows how long it was. */
  readonly onTick: (seconds: number) => void;
}

/** Runs the clock of an exercise, and ends it with the breath in which its time is over. */
function useExercise({ pattern, minutes, onEnd, onTick }: BreathingStageProps) {
  const [isRunning, setRunning] = useState(true);
  const elapsed = useBreathClock(isRunning);
  useScreenOn(isRunning);
  const wholeSeconds = minutes * 60;
  const isOver = elapsed >= Math.ceil(wholeSeconds / breathSeconds(pattern)) * breathSeconds(pattern);
  const ended = useRef(false);
  useEffect(() => {
    onTick(elapsed);
    if (!isOver || ended.current) return;
    ended.current = true;
    onEnd(elapsed);
  }, [elapsed, isOver, onEnd, onTick]);
  const turn = () => setRunning((was) => !was);
  useWindowEvent('keydown', (event) => {
    if (!isPauseKey(event)) return;
    event.preventDefault();
    turn();
  });
  return { isRunning, turn, elapsed, leftSeconds: Math.max(0, wholeSeconds - elapsed) };
}

/** The exercise itself: what to do now, and below it pause, sound and end. */
export function BreathingStage(props: BreathingStageProps) {
  const { pattern, onEnd } = props;
  const { isRunning, turn, elapsed, leftSeconds } = useExercise(props);
  const moment = breathAt(pattern, elapsed);
  const sound = useSound(moment, isRunning);
  const Mark = isRunning ? IconPlayerPause : IconPlayerPlay;
  return (
    <div className={classes.stage}>
      <Guide pattern={pattern} moment={moment} isRunning={isRunning} />
      <div className={classes.controls}>
        <Text size="sm" c="dimmed">
          {clock(leftSeconds)} left
        </Text>
        <Group gap="md" justify="center">
          <Button
            data-autofocus
            variant="light"
            leftSection={<Mark size="1.1em" aria-hidden />}
            onClick={turn}
          >
            {isRunning ? 'Pause' : 'Go on'}
          </Button>
          <Button variant="default" onClick={() => onEnd(elapsed)}>
            End
          </Button>
        </Group>
        <Switch
          label="Sound"
          checked={sound.isOn}
          onChange={({ currentTarget: { checked } }) => sound.turn(checked)}
        />
        <Text size="xs" c="dimmed">
          Stop if you feel dizzy.{' '}
          <Text span inherit visibleFrom="sm">
            Space pauses, Escape ends.
          </Text>
        </Text>
      </div>
    </div>
  );
}
