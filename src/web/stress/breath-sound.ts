import type { BreathPhase } from '#domain/stress/breathing-patterns.ts';

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

/** A soft tone for each phase. Made on a tap: browsers let no page sound before one. */
export interface BreathSound {
  readonly play: (phase: BreathPhase, seconds: number) => void;
  /** Silence at once, as for a pause. */
  readonly hush: () => void;
  readonly close: () => void;
}

/** Opens the sound of an exercise. */
export function openBreathSound(): BreathSound {
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
