import { ValidationError } from '@orpc/contract';

/** Path of an invalid value, such as "items.0.grams". */
export const fieldOf = (path: ValidationError['issues'][number]['path']): string =>
  (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');

/** The part of an error that may be logged. A database error quotes values, so only class, code and stack are safe. */
export function faultOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const inner = error.cause instanceof Error ? error.cause : error;
  return {
    type: inner.name,
    code: 'code' in inner ? inner.code : undefined,
    constraint: 'constraint' in inner ? inner.constraint : undefined,
    at: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 12),
    issues:
      inner instanceof ValidationError
        ? inner.issues.map(({ path, message }) => `${fieldOf(path)}: ${message}`)
        : undefined,
  };
}
