import { Button, Group, Progress, Switch, Text, VisuallyHidden } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import {
  breathAt,
  type BreathingPattern,
  type BreathMoment,
  type BreathPhase,
  breathSeconds,
} from '#domain/stress/breathing-patterns.ts';
import classes from './breathing.module.css';

/** Often enough for a countdown in seconds, rarely enough to cost nothing. */
const TICK_MS = 100;

/** Seconds since the exercise started, without pauses. */
function useBreathClock(isRunning: boolean): number {
  const [elapsedMs, setElapsedMs] = useState(0);
  const before = useRef(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const since = performance.now();
    const look = () => setElapsedMs(before.current + performance.now() - since);
    const timer = setInterval(look, TICK_MS);
    return () => {
      clearInterval(timer);
      before.current += performance.now() - since;
    };
  }, [isRunning]);
  return elapsedMs / 1000;
}

/** Keeps a phone's screen on, if the browser supports it, because nobody touches it while breathing. */
function useScreenOn(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning || !('wakeLock' in navigator)) return undefined;
    // Refused on low battery: the screen then turns off as usual.
    const lock = navigator.wakeLock.request('screen').catch(() => undefined);
    return () => void lock.then((held) => held?.release());
  }, [isRunning]);
}

/** Pitch at the beginning and the end of a phase, Hz: up while breathing in, down while breathing out. */
const PITCHES: Readonly<Record<BreathPhase, readonly [number, number]>> = {
  in: [196, 294],
  'hold-full': [294, 294],
  out: [294, 196],
  'hold-empty': [196, 196],
};
const LOUDNESS = 0.12;
const FADE_SECONDS = 0.35;
const HOLD_SECONDS = 0.6;

/** A soft tone for each phase. Created on a tap, because browsers block sound before one. */
interface BreathSound {
  readonly play: (phase: BreathPhase, seconds: number) => void;
  /** Silences it immediately, as for a pause. */
  readonly hush: () => void;
  readonly close: () => void;
}

/** Opens the sound of an exercise. */
function openBreathSound(): BreathSound {
  const context = new AudioContext();
  let playing: OscillatorNode | undefined;
  const hush = () => {
    playing?.stop();
    playing = undefined;
  };
  return {
    play(phase, seconds) {
      hush();
      const [from, to] = PITCHES[phase];
      const isHold = phase === 'hold-full' || phase === 'hold-empty';
      const length = isHold ? Math.min(HOLD_SECONDS, seconds) : seconds;
      const now = context.currentTime;
      const tone = new OscillatorNode(context, { type: 'sine', frequency: from });
      const gain = new GainNode(context, { gain: 0 });
      tone.frequency.linearRampToValueAtTime(to, now + length);
      gain.gain.linearRampToValueAtTime(LOUDNESS, now + FADE_SECONDS);
      gain.gain.setValueAtTime(LOUDNESS, now + Math.max(FADE_SECONDS, length - FADE_SECONDS));
      gain.gain.linearRampToValueAtTime(0, now + Math.max(2 * FADE_SECONDS, length));
      tone.connect(gain).connect(context.destination);
      tone.start();
      tone.stop(now + Math.max(2 * FADE_SECONDS, length));
      playing = tone;
    },
    hush,
    close: () => void context.close(),
  };
}

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

/** A tone at the start of each phase, if turned on. Leaving closes it. */
function useSound({ phase, breath, seconds }: BreathMoment, isRunning: boolean) {
  const [sound, setSound] = useState<BreathSound>();
  useEffect(() => () => sound?.close(), [sound]);
  useEffect(() => {
    if (isRunning) sound?.play(phase, seconds);
    else sound?.hush();
    // The next breath starts with the same phase, so the breath's number is part of the key.
  }, [sound, phase, breath, seconds, isRunning]);
  return {
    isOn: sound !== undefined,
    turn: (isOn: boolean) => setSound(isOn ? openBreathSound() : undefined),
  };
}

/** Space pauses, unless the focused control uses it. */
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

/** The current instruction: a disc with a countdown, a bar with reduced motion, and a sentence for screen readers. */
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
          aria-label="Breath progress"
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
  /** @param seconds its length without pauses */
  readonly onEnd: (seconds: number) => void;
  /** Called on every tick, so that closing the panel knows its length. */
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

/** The exercise: the current instruction, with pause, sound and end below. */
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
            {isRunning ? 'Pause' : 'Resume'}
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
            Press Space to pause or Escape to end.
          </Text>
        </Text>
      </div>
    </div>
  );
}
