/**
 * Runs work by key, one run per key at a time. A run covers all requests made before it starts, so requests during a run share the next.
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

  /** Resolves when all requests made so far for a key are done. */
  async settled(key: string): Promise<void> {
    await (this.#waiting.get(key) ?? this.#running.get(key));
  }

  #start(key: string, work: () => Promise<void>): Promise<void> {
    const run = work().finally(() => this.#running.delete(key));
    this.#running.set(key, run);
    return run;
  }
}
