import { isInFuture } from '#domain/time/future.ts';
import { useState } from 'react';
import type { Fast } from '#contract/fasting.ts';
import { spanOf } from '#domain/fasting/fast-state.ts';
import { goalHoursOf } from '#domain/fasting/protocols.ts';
import { startChecks, type StartChecks } from '#domain/fasting/start-checks.ts';
import { isDayProtocol } from '#domain/fasting/fasting-days.ts';
import { localDayBounds } from '#domain/time/local-date.ts';
import { deviceTimeZone, todayHere } from '#web/lib/clock.ts';
import { toast } from '#web/ui/toast.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { changedFast, fastOf } from '#web/fasting/entry/fast-entry.ts';
import type { Plan } from '#web/fasting/next-plan.ts';
import { fasts } from '#web/fasting/queries.ts';
import { faultOf } from '#web/fasting/entry/typed-fast.ts';

/** A planned fast that starts now; a fasting day starts with its day. */
function fastFromNow({ protocol, customHours }: Plan, nowMs: number): Fast {
  const timeZone = deviceTimeZone();
  const isDay = isDayProtocol(protocol);
  return fastOf({
    id: uuidV7(),
    timeZone,
    startedAtMs: isDay ? localDayBounds(todayHere(), timeZone).startMs : nowMs,
    endedAtMs: null,
    protocol,
    goalHours: goalHoursOf(protocol, customHours),
    note: null,
  });
}

/** Checks before such a fast, given the previous ones. */
export const checksOf = (fast: Fast, earlier: readonly Fast[]): StartChecks =>
  startChecks(
    spanOf(fast),
    earlier.filter(({ id }) => id !== fast.id).map((each) => spanOf(each)),
  );

/** Two taps within this time are one: after an end, the start button appears under the finger. */
const ACCIDENT_MS = 400;
let lastTapMs = 0;

function isAccident(nowMs: number): boolean {
  const isSecond = nowMs - lastTapMs < ACCIDENT_MS;
  lastTapMs = nowMs;
  return isSecond;
}

/** Ends a running fast at a moment, now by default. Offers an undo. */
export function endFast(fast: Fast, atMs?: number): void {
  const nowMs = Date.now();
  if (isAccident(nowMs)) return;
  // The device that started it may be slightly ahead of this one.
  const endedAtMs = Math.max(atMs ?? nowMs, Date.parse(fast.startedAt) + 1);
  void fasts.saveWithUndo(changedFast(fast, { endedAtMs }), fast);
}

/** Now, or the last fast's end if that is slightly in the future: another device's clock ended it. */
function startMsOf(earlier: readonly Fast[], nowMs: number): number {
  const ends = earlier.map(({ endedAt }) => (endedAt === null ? 0 : Date.parse(endedAt)));
  return Math.max(nowMs, ...ends.filter((endMs) => !isInFuture(endMs, nowMs)));
}

/** Starts a fast: immediately if there are no checks, otherwise after confirmation. */
export function useStartFast(earlier: readonly Fast[]) {
  const [asked, setAsked] = useState<{ readonly fast: Fast; readonly checks: StartChecks }>();
  const start = (fast: Fast): void => {
    const fault = faultOf(fast, earlier, todayHere(), Date.now());
    if (fault) void toast({ title: 'Not started', text: fault.message, tone: 'destructive' });
    else void fasts.saveWithUndo(fast);
  };
  const begin = (plan: Plan): void => {
    const nowMs = Date.now();
    if (isAccident(nowMs)) return;
    const fast = fastFromNow(plan, startMsOf(earlier, nowMs));
    const checks = checksOf(fast, earlier);
    if (checks.refusal !== undefined || checks.questions.length > 0) setAsked({ fast, checks });
    else start(fast);
  };
  const confirm = (): void => {
    setAsked(undefined);
    // Time passed while they read.
    if (asked && asked.checks.refusal === undefined)
      start(changedFast(asked.fast, { startedAtMs: startMsOf(earlier, Date.now()) }));
  };
  /** Checks before a fast that starts at a moment. */
  const checksAt = (plan: Plan, atMs: number): StartChecks => checksOf(fastFromNow(plan, atMs), earlier);
  return { begin, checksAt, asked: asked?.checks, confirm, cancel: () => setAsked(undefined) };
}
