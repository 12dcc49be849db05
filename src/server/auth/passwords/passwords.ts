import { hash, verify } from '@node-rs/argon2';

// OWASP password storage, second choice for Argon2id: 19 MiB, two passes, one lane; about 25 ms here.
const FULL_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let cost = FULL_COST;

/** Only for tests, which register thousands of members. Without an argument, restores the full cost. */
export const setPasswordCost = (to: typeof FULL_COST = FULL_COST): void => {
  cost = to;
};

/** Argon2id (the library's default) with a random salt, as a PHC string. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Whether a password matches a PHC string; false if the string is invalid. */
export const verifyPassword = async ({
  hash: stored,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> => {
  try {
    return await verify(stored, password);
  } catch {
    return false;
  }
};
