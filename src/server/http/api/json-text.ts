import { randomUUID } from 'node:crypto';

/** Placeholder for a text while the rest is serialized. It is random, so nothing that members type can contain it. */
const PLACEHOLDER = randomUUID();

/** Texts of the response being written. */
let texts: string[] | undefined;

class JsonText {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toJSON(): unknown {
    if (!texts) return JSON.parse(this.#text);
    texts.push(this.#text);
    return PLACEHOLDER;
  }
}

/**
 * A part of a response that the database already wrote as JSON. It is sent as is, because parsing and serializing it would take half of a
 * day's response time.
 * @returns the contract's type; its value can't be read on the server
 */
export const jsonText = <T>(text: string): T => new JsonText(text) as T;

/** Writes an answer as JSON. */
export function writeJson(answer: unknown): string {
  const taken: string[] = [];
  texts = taken;
  try {
    const parts = JSON.stringify(answer).split(`"${PLACEHOLDER}"`);
    return parts.map((part, at) => part + (taken[at] ?? '')).join('');
  } finally {
    texts = undefined;
  }
}

/** An answer with its texts parsed, for callers that read it. */
export function parsedAnswer(answer: unknown): unknown {
  if (answer instanceof JsonText) return answer.toJSON();
  if (Array.isArray(answer)) return answer.map(parsedAnswer);
  if (typeof answer !== 'object' || answer === null || answer instanceof Date) return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, parsedAnswer(value)]));
}
