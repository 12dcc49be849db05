import { UnstyledButton } from '@mantine/core';
import { IconMicrophone, IconPlayerStopFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { dictationWay, startDictation } from '#web/lib/dictation/dictation.ts';
import type { Dictation } from '#web/lib/dictation/dictation-events.ts';
import { isTranscribed, useAbilities } from '#web/meals/abilities.ts';
import ways from './log-ways.module.css';
import classes from './voice-button.module.css';

interface VoiceButtonProps {
  /** Receives dictated words, to append them to the text. */
  readonly onWords: (words: string) => void;
  /** Starts listening immediately, because the member tapped a microphone elsewhere. */
  readonly startsNow?: boolean;
}

type Phase = 'idle' | 'listening' | 'writing';

const NO_WAY =
  'This browser can’t recognize speech, and this server doesn’t have an AI model to transcribe recordings. ' +
  'Type instead, or use the microphone key on your keyboard.';

const LABELS: Readonly<Record<Phase, string>> = {
  idle: 'Speak',
  listening: 'Stop',
  writing: 'Transcribing…',
};

/** Listens on demand and reports progress. Leaving the screen stops it. */
function useDictation(onWords: (words: string) => void) {
  // Loaded before the tap: only browsers without recognition need it.
  useAbilities();
  const [phase, setPhase] = useState<Phase>('idle');
  const [heard, setHeard] = useState('');
  const [note, setNote] = useState('');
  const [isBroken, setBroken] = useState(false);
  const running = useRef<Dictation>(undefined);
  // Words arrive long after the tap, so they go to the current handler.
  const latest = useRef(onWords);
  useEffect(() => {
    latest.current = onWords;
  });
  useEffect(() => () => running.current?.cancel(), []);

  const start = async () => {
    setHeard('');
    let way = dictationWay(false, isBroken);
    if (way === 'none') way = dictationWay(await isTranscribed(), isBroken);
    if (way === 'none') return setNote(NO_WAY);
    setNote('');
    setPhase('listening');
    running.current = startDictation(way, {
      onWords: (words) => latest.current(words),
      onInterim: setHeard,
      onWriting: () => setPhase('writing'),
      onEnd: (problem) => {
        running.current = undefined;
        setPhase('idle');
        setHeard('');
        setNote(problem?.text ?? '');
        if (problem?.isRecognitionBroken) setBroken(true);
      },
    });
  };
  return { phase, heard, note, start: () => void start(), stop: () => running.current?.stop() };
}

/** Dictates into its text box. It never submits: dictated text is reviewed and confirmed like typed text. */
export function VoiceButton({ onWords, startsNow = false }: VoiceButtonProps) {
  const { phase, heard, note, start, stop } = useDictation(onWords);
  const begin = useRef(startsNow ? start : undefined);
  useEffect(() => {
    begin.current?.();
    begin.current = undefined;
  }, []);
  const isListening = phase === 'listening';
  const Mark = isListening ? IconPlayerStopFilled : IconMicrophone;
  return (
    <>
      <p className={classes.heard} role="status">
        {isListening ? (
          <>
            <span className={classes.live} aria-hidden />
            {heard === '' ? 'Listening. Say what you ate, then tap Stop.' : <q>{heard}</q>}
          </>
        ) : phase === 'writing' ? (
          'Transcribing what you said…'
        ) : (
          note
        )}
      </p>
      <UnstyledButton
        className={ways.way}
        aria-pressed={isListening}
        disabled={phase === 'writing'}
        onClick={isListening ? stop : start}
      >
        <Mark aria-hidden />
        {LABELS[phase]}
      </UnstyledButton>
    </>
  );
}
