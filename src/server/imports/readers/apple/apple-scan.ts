import { FileFault } from '#server/core/file-fault.ts';

const NAMES = ['Record', 'WorkoutStatistics', 'Workout'] as const;

/** An element has a few hundred characters. */
const MAX_ELEMENT = 1 << 20;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const BROKEN = 'This Apple Health export is damaged. Export it again from your phone.';
const CUT_OFF = 'This Apple Health export is incomplete. Export it again from your phone.';

function nameAt(text: string, at: number): (typeof NAMES)[number] | undefined {
  for (const name of NAMES)
    if (text.charCodeAt(at + name.length) === SPACE && text.startsWith(name, at)) return name;
  return undefined;
}

const marks = new Map<string, string>();

/** The beginning of an attribute. */
function markOf(name: string): string {
  const known = marks.get(name);
  if (known !== undefined) return known;
  const mark = ` ${name}="`;
  marks.set(name, mark);
  return mark;
}

const SPACE = 32;
const SPECIAL = /[&\u0080-\u00ff]/;

/** Decoded byte by byte, because positions in text without multi-byte characters are found many times faster. */
const decoded = (text: string): string =>
  SPECIAL.test(text)
    ? Buffer.from(text, 'latin1')
        .toString('utf8')
        .replaceAll(/&(?:(\w+)|#(\d+));/g, (all, name?: string, code?: string) =>
          code === undefined
            ? (ENTITIES[name ?? ''] ?? all)
            : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
        )
    : text;

/** The current element, valid until the next one. Creating millions of objects would take longer than reading. */
export class AppleElement {
  name: (typeof NAMES)[number] = 'Record';
  type = '';
  #text = '';
  #from = 0;
  #end = 0;

  /**
   * Moves to an element of a chunk.
   * @returns false if it isn't a record or workout
   */
  moveTo(text: string, from: number, end: number): boolean {
    const name = nameAt(text, from + 1);
    if (name === undefined) return false;
    this.name = name;
    this.#text = text;
    this.#from = from;
    this.#end = end;
    this.type = this.get(name === 'Workout' ? 'workoutActivityType' : 'type') ?? '';
    return true;
  }

  /** An attribute; undefined if there is none with this name. */
  get(name: string): string | undefined {
    const mark = markOf(name);
    const at = this.#text.indexOf(mark, this.#from);
    if (at < 0 || at >= this.#end) return undefined;
    const start = at + mark.length;
    return decoded(this.#text.slice(start, Math.min(this.#end, this.#text.indexOf('"', start))));
  }
}

/**
 * Streams the elements of an Apple Health export. Not a general XML parser: the file has one shape and may be gigabytes.
 * @throws FileFault for text that isn't such a file
 */
export async function* appleElements(
  content: AsyncIterable<Buffer>,
  visit: (element: AppleElement) => void,
): AsyncGenerator<void> {
  const element = new AppleElement();
  let rest = '';
  let hasEnd = false;
  for await (const piece of content) {
    const text = rest + piece.toString('latin1');
    const last = text.lastIndexOf('>') + 1;
    for (let from = nextElement(text, 0); from >= 0 && from < last;) {
      const end = text.indexOf('>', from);
      if (element.moveTo(text, from, end)) visit(element);
      from = nextElement(text, end);
    }
    if (text.includes('</HealthData>', Math.max(0, last - 64))) hasEnd = true;
    rest = text.slice(last);
    if (rest.length > MAX_ELEMENT) throw new FileFault(BROKEN);
    yield;
  }
  if (!hasEnd) throw new FileFault(CUT_OFF);
}

/** Position of the next record or workout. */
function nextElement(text: string, from: number): number {
  for (let at = text.indexOf('<', from); at >= 0; at = text.indexOf('<', at + 1)) {
    const letter = text.charCodeAt(at + 1);
    // "R" and "W".
    if (letter === 82 || letter === 87) return at;
  }
  return -1;
}
