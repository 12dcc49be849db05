import type { LeftOut, LeftOutReason } from './found-values.ts';

const MAX_EXAMPLES = 5;
const MAX_EXAMPLE_CHARS = 80;

/** Counts what was left out and stores the first examples of each reason. */
export class LeftOutTally {
  readonly #tally = new Map<LeftOutReason, { count: number; examples: string[] }>();

  /** @param example text that the member would recognize */
  add(reason: LeftOutReason, example: string): void {
    const known = this.#tally.get(reason) ?? { count: 0, examples: [] };
    known.count += 1;
    const text = example.trim().slice(0, MAX_EXAMPLE_CHARS);
    if (known.examples.length < MAX_EXAMPLES && text !== '' && !known.examples.includes(text))
      known.examples.push(text);
    this.#tally.set(reason, known);
  }

  get list(): LeftOut[] {
    return [...this.#tally].map(([reason, { count, examples }]) => ({ reason, count, examples }));
  }
}
