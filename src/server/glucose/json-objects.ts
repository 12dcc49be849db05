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

/** Streams the outermost objects of a JSON text, because parsing all 25 MB would take ten times the memory. */
export function* jsonObjects(text: Iterable<string>): Generator<JsonObject> {
  let [depth, line, begunOnLine, object] = [0, 1, 1, ''];
  let [isInText, escapedAt] = [false, -1];
  for (const chunk of text) {
    let from = 0;
    for (const { 0: mark, index } of chunk.matchAll(MARKS)) {
      if (mark === '\n') line += 1;
      const isEscaped = escapedAt === index;
      if (mark === '\\') escapedAt = isInText && !isEscaped ? index + 1 : -1;
      else if (mark === '"') isInText = isInText ? isEscaped : depth > 0;
      else if (mark === '{' && !isInText) {
        if (depth === 0) [from, begunOnLine] = [index, line];
        depth += 1;
      } else if (mark === '}' && !isInText && depth > 0) {
        depth -= 1;
        if (depth > 0) continue;
        yield { line: begunOnLine, value: parsed(object + chunk.slice(from, index + 1)) };
        object = '';
      }
    }
    escapedAt = escapedAt === chunk.length ? 0 : -1;
    if (depth > 0) object += chunk.slice(from);
    if (object.length > MAX_OBJECT_CHARACTERS) break;
  }
  if (depth > 0) yield { line: begunOnLine, value: undefined };
}
