// An attacker with the hashes tries a million guesses in minutes. Every commonly breached password and its usual variants rank below.
const MIN_GUESSES = 1_000_000;

interface NewPassword {
  readonly password: string;
  readonly username: string;
  /** How many guesses it takes by zxcvbn, with its common word lists and keyboards. */
  readonly guesses: number;
}

/** Why a new password is refused although it is long enough: attackers try it early, or it is the username. */
export function weakPasswordFault({ password, username, guesses }: NewPassword): string | undefined {
  if (password.toLowerCase() === username.toLowerCase()) return 'Choose a password that isn’t your username.';
  return guesses < MIN_GUESSES ? 'This password is easy to guess. Choose a different one.' : undefined;
}
