/** Events of speech recognition. None follow `onEnd`. */
export interface DictationEvents {
  /** Final words. */
  readonly onWords: (words: string) => void;
  /** Interim words, which may still change; empty if there are none. */
  readonly onInterim: (words: string) => void;
  /** The recording is being transcribed. */
  readonly onWriting: () => void;
  /** @param problem message for people; absent if it succeeded */
  readonly onEnd: (problem?: DictationProblem) => void;
}

export interface DictationProblem {
  readonly text: string;
  /** The browser's recognition exists but doesn't work here. */
  readonly isRecognitionBroken?: boolean;
}

/** A running recognition. */
export interface Dictation {
  /** Stops listening; what was said is still transcribed. */
  readonly stop: () => void;
  /** Stops listening and discards what was said. */
  readonly cancel: () => void;
}

const SENTENCES = {
  denied: 'Microphone access is blocked. Allow it in your browser’s settings for this site, or type instead.',
  noMicrophone: 'No microphone found. Connect one, or type instead.',
  silence: 'We didn’t hear anything. Check the microphone and try again.',
  network:
    'The connection dropped while listening. What we heard so far is saved. Try again, or type instead.',
  failed: 'Dictation didn’t work. Try again, or type instead.',
} as const;

/** Error message for people. */
export const problem = (kind: keyof typeof SENTENCES): DictationProblem => ({ text: SENTENCES[kind] });
