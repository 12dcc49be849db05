/** An object of a JSON list. */
export interface JsonObject {
  /** Line on which it starts, from 1. */
  readonly line: number;
  /** Undefined if its text isn't JSON, or the file ends within it. */
  readonly value: unknown;
}

/** An entry has some hundred characters; unbalanced brackets must not fill the memory. */
const MAX_OBJECT_CHARACTERS = 1 << 20;
const MARKS = /["\\{}\n]/g;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Finds the outermost objects of a JSON text that comes in chunks. */
export class JsonObjectScanner {
  readonly #maxCharacters: number;
  #depth = 0;
  #line = 1;
  #begunOnLine = 1;
  #object = '';
  #isInText = false;
  #escapedAt = -1;

  constructor(maxCharacters = MAX_OBJECT_CHARACTERS) {
    this.#maxCharacters = maxCharacters;
  }

  *push(chunk: string): Generator<JsonObject> {
    let from = 0;
    for (const { 0: mark, index } of chunk.matchAll(MARKS)) {
      if (mark === '\n') this.#line += 1;
      const isEscaped = this.#escapedAt === index;
      if (mark === '\\') this.#escapedAt = this.#isInText && !isEscaped ? index + 1 : -1;
      else if (mark === '"') this.#isInText = this.#isInText ? isEscaped : this.#depth > 0;
      else if (mark === '{' && !this.#isInText) {
        if (this.#depth === 0) [from, this.#begunOnLine] = [index, this.#line];
        this.#depth += 1;
      } else if (mark === '}' && !this.#isInText && this.#depth > 0) {
        this.#depth -= 1;
        if (this.#depth > 0) continue;
        yield { line: this.#begunOnLine, value: parsed(this.#object + chunk.slice(from, index + 1)) };
        this.#object = '';
      }
    }
    this.#escapedAt = this.#escapedAt === chunk.length ? 0 : -1;
    if (this.#depth > 0) this.#object += chunk.slice(from);
  }

  /** Whether an object is too long to be an entry. */
  get isTooLong(): boolean {
    return this.#object.length > this.#maxCharacters;
  }

  /** An object that never ended. */
  *end(): Generator<JsonObject> {
    if (this.#depth > 0) yield { line: this.#begunOnLine, value: undefined };
  }
}

/** Streams the outermost objects of a JSON text, because parsing all 25 MB would take ten times the memory. */
export function* jsonObjects(text: Iterable<string>): Generator<JsonObject> {
  const scanner = new JsonObjectScanner();
  for (const chunk of text) {
    yield* scanner.push(chunk);
    if (scanner.isTooLong) break;
  }
  yield* scanner.end();
}
