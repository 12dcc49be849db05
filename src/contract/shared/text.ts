import { z } from 'zod';
import './plain-words.ts';

/** NUL, and half of a surrogate pair: PostgreSQL stores neither. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** Check for every string of a request; `request-fields.test.ts` finds fields without it. */
export const STORABLE_TEXT = z.refine<string>((text) => !UNSTORABLE.test(text), {
  error: 'Remove the invisible characters from this text.',
  abort: true,
});

/** Untrimmed text: passwords, keys, Markdown. */
export const text = (error?: string) => z.string(error).check(STORABLE_TEXT);

/** Text as people type it, trimmed. */
export const typedText = () => text().trim();
