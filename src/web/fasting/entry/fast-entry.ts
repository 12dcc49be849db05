import type { Fast } from '#contract/fasting.ts';
import { fastDate, spanOf, type FastSpan } from '#domain/fasting/fast-state.ts';
import { FASTING_PROTOCOLS, type FastingProtocol } from '#domain/fasting/protocols.ts';

interface Told extends Pick<FastSpan, 'startedAtMs' | 'endedAtMs' | 'protocol' | 'goalHours'> {
  readonly id: string;
  readonly timeZone: string;
  readonly note: string | null;
}

/** A fast before the server has it. */
export const fastOf = ({ startedAtMs, endedAtMs, ...told }: Told): Fast => ({
  ...told,
  startedAt: new Date(startedAtMs).toISOString(),
  endedAt: endedAtMs === null ? null : new Date(endedAtMs).toISOString(),
  isUnfinished: false,
  date: fastDate({ startedAtMs, endedAtMs, protocol: told.protocol }, told.timeZone),
});

/** A fast with its times and other changes. */
export const changedFast = (fast: Fast, changes: Partial<Told>): Fast => {
  const { startedAtMs, endedAtMs } = spanOf(fast);
  const { id, timeZone, protocol, goalHours, note } = fast;
  return fastOf({ id, timeZone, startedAtMs, endedAtMs, protocol, goalHours, note, ...changes });
};

export const isProtocol = (value: unknown): value is FastingProtocol =>
  FASTING_PROTOCOLS.some((protocol) => protocol === value);
