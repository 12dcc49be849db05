import { sendDue, type OutboxDeps } from './outbox.ts';

const EVERY_MS = 60_000;

/** Sends queued mails, soon after each is queued and every minute. */
export class Mailer {
  readonly #deps: OutboxDeps;
  #work = Promise.resolve();
  #timer: ReturnType<typeof setInterval> | undefined;
  #isStopped = false;

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
  }

  /** Whether a mail server is configured; otherwise admins pass mails on. */
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

  /** Stops after the current mail. */
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
