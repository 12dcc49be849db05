/** Whether a statement failed because a row with the same key exists (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  const inner = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return typeof inner === 'object' && inner !== null && 'code' in inner && inner.code === '23505';
}
