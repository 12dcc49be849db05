import { sendDue, type OutboxDeps } from './outbox.ts';

const EVERY_MS = 60_000;

/** Sends queued mails: soon after one was written, and every minute. */
export class Mailer {
  readonly #deps: OutboxDeps;
  #work = Promise.resolve();
  #timer: ReturnType<typeof setInterval> | undefined;
  #isStopped = false;

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
  }

  /** Whether mails go out at all; without a mail server the admins read them. */
  get canSend(): boolean {
    return this.#deps.transport !== null;
  }

  start(): void {
    this.#timer = setInterval(() => this.sendSoon(), EVERY_MS);
    this.sendSoon();
  }

  /** Call it once the queued mail is committed. */
  sendSoon(): void {
    if (!this.#isStopped) this.#work = this.#work.then(() => this.#sendAll());
  }

  /** Waits for mails being sent. */
  settled(): Promise<void> {
    return this.#work;
  }

  /** Ends after the mail under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#work;
    this.#deps.transport?.close();
  }

  async #sendAll(): Promise<void> {
    try {
      while (!this.#isStopped && (await sendDue(this.#deps)) > 0);
    } catch {
      this.#deps.onFault('any', 'DATABASE');
    }
  }
}
