/** What listening tells. Nothing more comes after `onEnd`. */
export interface DictationEvents {
  /** Words that stand. */
  readonly onWords: (words: string) => void;
  /** Words that may still change; empty where there are none. */
  readonly onInterim: (words: string) => void;
  /** The recording is being written down. */
  readonly onWriting: () => void;
  /** @param problem what went wrong and what to do, for people; absent where all is well */
  readonly onEnd: (problem?: DictationProblem) => void;
}

export interface DictationProblem {
  readonly text: string;
  /** The browser's own recognition does not work here, though it is there. */
  readonly isRecognitionBroken?: boolean;
}

/** Somebody is being listened to. */
export interface Dictation {
  /** Ends it; what was said is still written down. */
  readonly stop: () => void;
  /** Ends it and forgets what was said. */
  readonly cancel: () => void;
}

const SENTENCES = {
  denied: 'The microphone is not allowed here. Allow it in the browser’s settings of this site, or type.',
  noMicrophone: 'No microphone was found. Connect one, or type.',
  silence: 'Nothing was heard. Check the microphone and try again.',
  network: 'The connection was lost while listening. What was heard so far is kept; try again or type.',
  failed: 'Listening did not work. Try again, or type.',
} as const;

/** What went wrong, as a sentence for people. */
export const problem = (kind: keyof typeof SENTENCES): DictationProblem => ({ text: SENTENCES[kind] });
