import { problem, type Dictation, type DictationEvents, type DictationProblem } from './dictation-events.ts';
import { canRecord, record } from './voice-recording.ts';
import { LOCALE } from '#web/lib/format.ts';

/** How speech becomes text with this browser and server. */
export type DictationWay = 'recognition' | 'recording' | 'none';

/** The parts of the browser's speech recognition that are used; its types are in no library yet. */
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}
interface RecognitionEvent {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}

function recognitionClass(): (new () => Recognition) | undefined {
  const known = globalThis as { SpeechRecognition?: new () => Recognition } & {
    webkitSpeechRecognition?: new () => Recognition;
  };
  return known.SpeechRecognition ?? known.webkitSpeechRecognition;
}

/** @param isTranscribed whether the server transcribes recordings */
export function dictationWay(isTranscribed: boolean, isRecognitionBroken = false): DictationWay {
  if (!isRecognitionBroken && recognitionClass() !== undefined) return 'recognition';
  return isTranscribed && canRecord() ? 'recording' : 'none';
}

const RECOGNITION_PROBLEMS: Readonly<Record<string, DictationProblem | undefined>> = {
  'not-allowed': problem('denied'),
  'audio-capture': problem('noMicrophone'),
  'no-speech': problem('silence'),
  network: { ...problem('network'), isRecognitionBroken: true },
  'service-not-allowed': { ...problem('failed'), isRecognitionBroken: true },
  'language-not-supported': { ...problem('failed'), isRecognitionBroken: true },
};

/** Listens with the browser's own recognition until stopped. */
function recognise(Class: new () => Recognition, events: DictationEvents): Dictation {
  const recognition = new Class();
  let [isHeard, isCancelled] = [false, false];
  let fault: DictationProblem | undefined;
  recognition.lang = LOCALE;
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.onresult = ({ resultIndex, results }) => {
    const interim: string[] = [];
    for (const result of Array.from(results).slice(resultIndex)) {
      const words = result[0]?.transcript.trim() ?? '';
      if (words === '') continue;
      isHeard = true;
      if (result.isFinal) events.onWords(words);
      else interim.push(words);
    }
    events.onInterim(interim.join(' '));
  };
  recognition.onerror = ({ error }) => {
    if (error !== 'aborted') fault = RECOGNITION_PROBLEMS[error] ?? problem('failed');
  };
  recognition.onend = () => {
    if (!isCancelled) events.onEnd(fault ?? (isHeard ? undefined : problem('silence')));
  };
  recognition.start();
  return {
    stop: () => recognition.stop(),
    cancel: () => {
      isCancelled = true;
      recognition.abort();
    },
  };
}

/** Starts listening. `way` comes from `dictationWay` and isn't `none`. */
export function startDictation(way: 'recognition' | 'recording', events: DictationEvents): Dictation {
  const Class = way === 'recognition' ? recognitionClass() : undefined;
  if (!Class) return record(events);
  try {
    return recognise(Class, events);
  } catch {
    // It can't start while the previous recognition is still ending.
    events.onEnd(problem('failed'));
    return { stop: () => undefined, cancel: () => undefined };
  }
}

/** Appends words to a text: a pause starts a new phrase. */
export function withSpoken(text: string, words: string): string {
  const before = text.trimEnd();
  if (before === '') return words;
  return /[,;.:!?]$/.test(before) ? `${before} ${words}` : `${before}, ${words}`;
}
