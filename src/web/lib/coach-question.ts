import { isRecord } from './is-record.ts';

/** State of a link to the coach that asks a question immediately. */
export const asking = (question: string) => ({ question });

/** The question of such a link. */
export const questionIn = (state: unknown): string | undefined =>
  isRecord(state) && typeof state['question'] === 'string' ? state['question'] : undefined;
