import { isRecord } from './is-record.ts';

/** State of a link to the coach that asks at once. */
export const asking = (question: string) => ({ question });

/** The question that such a link asks. */
export const questionIn = (state: unknown): string | undefined =>
  isRecord(state) && typeof state['question'] === 'string' ? state['question'] : undefined;
