import type { Intent } from '#domain/coach/abilities/intent.ts';
import type { Query } from '#domain/query/query.ts';
import { isOneDay } from '#domain/query/windows.ts';

/**
 * Whether a message that could be a question about a food tells that it was eaten now or on a day: "I had a banana".
 * @param query what it asks if it is a question
 */
export const isEntry = (said: Intent | undefined, { where, window }: Query): boolean =>
  said?.kind === 'log-meal' &&
  !said.isBare &&
  where?.food !== undefined &&
  (window.kind === 'all' || isOneDay(window));
