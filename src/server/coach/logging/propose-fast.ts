import { showNumber } from '#domain/coach/format-number.ts';
import type { FastRequest } from '#domain/coach/logging/read-fast.ts';
import { saidClock } from '#domain/coach/logging/said-clock.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { plainFigure } from '#domain/coach/build-figure.ts';
import { goalHoursOf, type FastingProtocol } from '#domain/fasting/protocols.ts';
import { HOUR_MS } from '#domain/time/spans.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { NO_FASTING } from '#server/coach/advice/may-fast.ts';
import { permissionOf, runningOf } from '#server/fasting/queries.ts';
import { memberOn } from '#server/member/queries.ts';
import { momentWords } from './propose-workout.ts';
import { proposed } from './proposed.ts';

const LINKS: Reply['links'] = [{ name: 'Open fasting', screen: 'fasting' }];
const open = (title: string, text: string): Reply =>
  reply({ kind: 'advice', title, paragraphs: [text], links: LINKS });

const midSentence = (moment: string): string => moment.replace(/^Today/, 'today');

type Start = Extract<FastRequest, { readonly kind: 'start-fast' }>;

/** “Start a 16 hour fast”, “started my fast at 8 last night” */
export async function proposeFast(asker: CoachAsker, { hours, at }: Start): Promise<Reply> {
  const { db, userId, nowMs } = asker;
  const [running, { blocks, screening }, member] = await Promise.all([
    runningOf(db, userId),
    permissionOf(db, userId, nowMs),
    memberOn(db, userId, nowMs),
  ]);
  if (running)
    return open('You’ve already started a fast', 'End it first. The fasting screen shows your progress.');
  if (blocks.length > 0) return NO_FASTING;
  if (!screening)
    return open(
      'A few questions first',
      'Before your first fast, answer the health questions on the fasting screen.',
    );
  const startedMs = at === undefined ? undefined : saidClock(at, asker);
  const protocol: FastingProtocol =
    hours === undefined ? (member.settings?.fastingProtocol ?? '16:8') : 'custom';
  const goalHours = goalHoursOf(protocol, hours ?? 16);
  const isNow = startedMs === undefined;
  return proposed(isNow ? 'Confirm to start the timer now.' : 'Check the start time, then confirm.', {
    title: 'Start a fast',
    after: `${goalHours} h`,
    detail: isNow ? 'Starting now' : `Starting ${midSentence(momentWords(startedMs, asker))}`,
    action: {
      kind: 'start-fast',
      input: { protocol, goalHours, ...(!isNow && { startedAt: new Date(startedMs).toISOString() }) },
    },
  });
}

const notFasting = reply({
  kind: 'advice',
  title: 'You’re not fasting right now',
  paragraphs: [
    'Say “Start a fast” to begin one, or “I started fasting at 8 pm,” and confirm it. Then I can tell you how much time is left.',
  ],
  links: LINKS,
  next: ['Start a fast'],
});

/** “End my fast”, “just broke my fast” */
export async function proposeEnd(asker: CoachAsker): Promise<Reply> {
  const { db, userId, nowMs } = asker;
  const running = await runningOf(db, userId);
  if (!running) return notFasting;
  const { id, protocol, goalHours, note, timeZone, startedAt } = running;
  const shown = showNumber((nowMs - startedAt.getTime()) / HOUR_MS, 'h', { decimals: 1, units: asker.units });
  return proposed('Confirm to end your fast now.', {
    title: 'End your fast',
    after: `${shown.number} ${shown.unit}`,
    detail: `${goalHours}-hour goal`,
    action: {
      kind: 'end-fast',
      input: { id, protocol, goalHours, note, timeZone, startedAt: startedAt.toISOString() },
    },
  });
}

/** “How long have I been fasting?” */
export async function fastStatus(asker: CoachAsker): Promise<Reply> {
  const running = await runningOf(asker.db, asker.userId);
  if (!running) return notFasting;
  const { startedAt, goalHours } = running;
  const done = (asker.nowMs - startedAt.getTime()) / HOUR_MS;
  const left = goalHours - done;
  const figure = (id: string, label: string, value: number) =>
    plainFigure({
      id,
      label,
      value,
      unit: 'h',
      shown: showNumber(value, 'h', { decimals: 1, units: asker.units }),
    });
  const goalMs = startedAt.getTime() + goalHours * HOUR_MS;
  return reply({
    kind: 'answer',
    paragraphs: [
      `You’ve been fasting for [[f1]], since ${midSentence(momentWords(startedAt.getTime(), asker))}.`,
      left > 0
        ? `You’ll reach your ${goalHours}-hour goal in [[f2]], ${midSentence(momentWords(goalMs, asker))}.`
        : `You’ve reached your ${goalHours}-hour goal.`,
    ],
    figures: [
      figure('f1', 'Fasting for', done),
      ...(left > 0 ? [figure('f2', 'Time left until your goal', left)] : []),
    ],
    links: LINKS,
    next: ['End my fast'],
    query: { metric: 'fastHours', aggregate: 'last', window: { kind: 'all' } },
  });
}
