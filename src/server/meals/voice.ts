import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import { ModelFailure, type FailureReason } from '#server/ai/meal-model.ts';
import type { Transcriber } from '#server/ai/transcriber.ts';
import { countAttempt } from '#server/auth/rate-limit.ts';
import type { ReadSession } from '#server/auth/session.ts';
import type { Deps } from '#server/db/deps.ts';
import { fileErrors } from '#server/http/files/file-errors.ts';
import { requireMember, type MemberEnv } from '#server/http/require-member.ts';
import type { Uploads } from '#server/http/files/uploads.ts';
import { retryLater, wireAnswer } from '#server/http/wire-answer.ts';
import { writeGuard } from '#server/http/write-guard.ts';

/** Two minutes of speech are 2 to 4 MB in browsers' formats. */
const MAX_BYTES = 10 * 1024 * 1024;
/** A member dictates a meal in a sentence or two. */
const RECORDINGS = { tries: 60, windowMs: 60 * 60_000 };

export interface VoiceOptions extends Deps {
  readonly transcriber: Transcriber | null;
  readonly readSession: ReadSession;
  readonly publicUrl: string;
  readonly log: Logger;
  readonly uploads: Uploads;
}

const isAudio = (headers: Headers): boolean => /^audio\/[\w.+-]+/i.test(headers.get('content-type') ?? '');

const NOTES: Readonly<Record<FailureReason, string>> = {
  timeout: 'Transcribing took too long. Try a shorter recording.',
  refused: 'We couldn’t transcribe this recording.',
  nonsense: 'We couldn’t transcribe this recording.',
  unreachable: 'Transcription isn’t available right now. Try again later.',
  'too-long': 'This recording is too long. Try a shorter one.',
  'rate-limited': 'The transcription service is busy. Wait a minute and try again.',
  misconfigured: 'Dictation isn’t set up correctly. Contact the person who runs this server.',
};

/** `POST /api/voice`: transcribes a recording. Stores nothing. */
export function voice({ db, transcriber, readSession, publicUrl, log, now, uploads }: VoiceOptions) {
  const routes = new Hono<MemberEnv>();
  routes.post(
    '/',
    writeGuard(publicUrl, isAudio),
    requireMember(readSession, 'voice.transcribe'),
    async (c) => {
      if (!transcriber)
        return wireAnswer(c, 'UNAVAILABLE', 'This server doesn’t transcribe recordings.', 'voice');
      const waitMs = await countAttempt(db, ['voice', c.get('actor').userId], RECORDINGS, now());
      if (waitMs > 0) {
        retryLater(c, waitMs);
        return wireAnswer(
          c,
          'TOO_MANY_REQUESTS',
          'You’ve reached the limit of 60 recordings an hour. Type the meal instead, or try again later.',
          'voice',
        );
      }
      c.header('Cache-Control', 'private, no-store');
      const upload = {
        userId: c.get('actor').userId,
        maxBytes: MAX_BYTES,
        tooLarge: 'This recording is over 10 MB. Try a shorter one.',
        empty: 'The recording is empty. Try again.',
        field: 'voice',
      };
      const text = await uploads.handle(c, upload, async (file) =>
        transcriber.transcribe(await file.bytes()),
      );
      return c.json({ text });
    },
  );
  const answer = (c: Context, error: Error) => {
    if (!(error instanceof ModelFailure)) return undefined;
    log.warn({ reason: error.reason, fault: error.message }, 'a recording was not transcribed');
    return wireAnswer(c, 'UNAVAILABLE', NOTES[error.reason], 'voice');
  };
  routes.onError(fileErrors({ log, field: 'voice', failed: 'a recording could not be handled', answer }));
  return routes;
}
