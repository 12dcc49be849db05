/** Types of `steps.mjs`. */
export const root: string;
export const projectNode: string;
export const serverArguments: readonly string[];
export const serverEnvironment: Readonly<Record<string, string>>;
export function unlessStamped(stamp: string, paths: readonly string[], work: () => void): void;
