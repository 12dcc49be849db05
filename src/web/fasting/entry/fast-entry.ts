import type { Fast } from '#contract/fasting.ts';
import { fastDate, spanOf, type FastSpan } from '#domain/fasting/fast-state.ts';
import { FASTING_PROTOCOLS, type FastingProtocol } from '#domain/fasting/protocols.ts';

interface FastInput extends Pick<FastSpan, 'startedAtMs' | 'endedAtMs' | 'protocol' | 'goalHours'> {
  readonly id: string;
  readonly timeZone: string;
  readonly note: string | null;
}

/** A fast before the server has it. */
export const fastOf = ({ startedAtMs, endedAtMs, ...input }: FastInput): Fast => ({
  ...input,
  startedAt: new Date(startedAtMs).toISOString(),
  endedAt: endedAtMs === null ? null : new Date(endedAtMs).toISOString(),
  isUnfinished: false,
  date: fastDate({ startedAtMs, endedAtMs, protocol: input.protocol }, input.timeZone),
});

/** A fast with its times and other changes. */
export const changedFast = (fast: Fast, changes: Partial<FastInput>): Fast => {
  const { startedAtMs, endedAtMs } = spanOf(fast);
  const { id, timeZone, protocol, goalHours, note } = fast;
  return fastOf({ id, timeZone, startedAtMs, endedAtMs, protocol, goalHours, note, ...changes });
};

export const isProtocol = (value: unknown): value is FastingProtocol =>
  FASTING_PROTOCOLS.some((protocol) => protocol === value);
