import type { Registration } from '#contract/account/account.ts';
import type { RegistrationMode } from '#domain/account/registration-modes.ts';
import type { SignedIn } from '#server/auth/sign-in.ts';
import type { Db } from '#server/db/database.ts';
import { register } from './commands.ts';
import { logInRegistered, type Client, type LogInDeps } from './log-in.ts';
import { countAtAddress } from './rate-limits.ts';

export interface SignUpDeps extends LogInDeps {
  readonly registration: RegistrationMode;
  /** Lets a person register, in the transaction that creates their account. @throws Refusal FORBIDDEN */
  readonly admit: (tx: Db, form: Registration, headers: Headers) => Promise<void>;
  /** Counts a new member for the statistics, in the transaction that creates them. */
  readonly noteSignUp: (
    tx: Db,
    userId: string,
    from: Pick<Client, 'headers' | 'clientAddress'>,
    nowMs: number,
  ) => Promise<void>;
  /** Adds the weight of a new member as their first weigh-in, in the transaction that creates them. */
  readonly addWeight: (
    tx: Db,
    userId: string,
    form: Pick<Registration, 'massKg' | 'timeZone'>,
    nowMs: number,
  ) => Promise<void>;
}

/**
 * Creates an account and logs its member in.
 * @throws Refusal naming a field; FORBIDDEN; TOO_MANY_REQUESTS
 */
export async function signUp(deps: SignUpDeps, form: Registration, client: Client): Promise<SignedIn> {
  const { db, now } = deps;
  await countAtAddress(db, 'register', client.clientAddress, now());
  await register(db, form, now(), {
    admit: (tx) => deps.admit(tx, form, client.headers),
    noteSignUp: (tx, userId) => deps.noteSignUp(tx, userId, client, now()),
    addWeight: (tx, userId) => deps.addWeight(tx, userId, form, now()),
  });
  return logInRegistered(deps, { ...form, login: form.username }, client);
}
