/**
 * Runs work for keys, one run of a key at a time. A run covers everything asked before it starts, so that all who ask while one is under way
 * share the next.
 */
export class SharedRuns {
  readonly #running = new Map<string, Promise<void>>();
  readonly #waiting = new Map<string, Promise<void>>();

  /** @param work must not throw. @returns the end of the run that covers this call */
  ask(key: string, work: () => Promise<void>): Promise<void> {
    const waiting = this.#waiting.get(key);
    if (waiting) return waiting;
    const running = this.#running.get(key);
    if (!running) return this.#start(key, work);
    const next = running.then(() => {
      this.#waiting.delete(key);
      return this.#start(key, work);
    });
    this.#waiting.set(key, next);
    return next;
  }

  /** The end of all that was asked for a key so far. */
  async settled(key: string): Promise<void> {
    await (this.#waiting.get(key) ?? this.#running.get(key));
  }

  #start(key: string, work: () => Promise<void>): Promise<void> {
    const run = work().finally(() => this.#running.delete(key));
    this.#running.set(key, run);
    return run;
  }
}
