import { problem, type Dictation, type DictationEvents, type DictationProblem } from './dictation-events.ts';
import { explainCode } from '#web/lib/errors.ts';
import { isRecord } from '#web/lib/is-record.ts';

const MAX_MS = 120_000;
const WRITING_MS = 60_000;
const VOICE_URL = '/api/voice';
/** In order of preference; Safari records only MP4. */
const RECORDED_TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
/** Plenty for speech: two minutes are half a megabyte. */
const BITS_PER_SECOND = 32_000;

/** Whether this browser can record at all. */
export const canRecord = (): boolean => 'MediaRecorder' in globalThis && 'mediaDevices' in navigator;

/** Transcript of a recording, or the problem. */
async function writtenDown(recording: Blob, signal: AbortSignal): Promise<string | DictationProblem> {
  try {
    const response = await fetch(VOICE_URL, {
      method: 'POST',
      headers: { 'content-type': recording.type || 'audio/webm' },
      body: recording,
      signal: AbortSignal.any([signal, AbortSignal.timeout(WRITING_MS)]),
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (!isRecord(body)) return problem('failed');
    if (response.ok) return typeof body['text'] === 'string' ? body['text'].trim() : problem('failed');
    return { text: explainCode(String(body['code']), body['data']).text };
  } catch {
    return { text: explainCode('OFFLINE').text };
  }
}

function problemOfMicrophone(error: unknown): DictationProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return problem('denied');
  return problem(name === 'NotFoundError' || name === 'NotReadableError' ? 'noMicrophone' : 'failed');
}

/** The recording once it has ended, for whatever reason. */
function ended(recorder: MediaRecorder): Promise<Blob> {
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  return new Promise((resolve) => {
    recorder.addEventListener('stop', () => resolve(new Blob(parts, { type: recorder.mimeType })));
  });
}

function recorderOf(stream: MediaStream): MediaRecorder {
  const mimeType = RECORDED_TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  return new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType ? { mimeType } : {}),
  });
}

/** Records until it is stopped, at most two minutes, and sends the recording to the server for transcription. */
export function record(events: DictationEvents): Dictation {
  const stopped = new AbortController();
  const cancelled = new AbortController();
  const listen = async (): Promise<DictationProblem | undefined> => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    try {
      if (stopped.signal.aborted) return problem('silence');
      const recorder = recorderOf(stream);
      const recording = ended(recorder);
      const stop = () => recorder.state === 'recording' && recorder.stop();
      stopped.signal.addEventListener('abort', stop);
      const limit = setTimeout(stop, MAX_MS);
      recorder.start();
      const sound = await recording;
      clearTimeout(limit);
      if (cancelled.signal.aborted || sound.size === 0) return problem('silence');
      events.onWriting();
      const words = await writtenDown(sound, cancelled.signal);
      if (typeof words !== 'string') return words;
      if (words !== '' && !cancelled.signal.aborted) events.onWords(words);
      return words === '' ? problem('silence') : undefined;
    } finally {
      stream.getTracks().forEach((track) => track.stop());
    }
  };
  void listen()
    .catch(problemOfMicrophone)
    .then((fault) => cancelled.signal.aborted || events.onEnd(fault));
  return {
    stop: () => stopped.abort(),
    cancel: () => {
      cancelled.abort();
      stopped.abort();
    },
  };
}
