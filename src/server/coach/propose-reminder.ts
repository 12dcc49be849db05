import { CANONICAL_UNITS } from '#domain/account/member-units.ts';
import { eq } from 'drizzle-orm';
import type { ReminderRequest } from '#domain/coach/abilities/reminder-request.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { showNumber, shownText } from '#domain/coach/format-number.ts';
import { REMINDER_RULES, type ReminderKind, type ReminderTiming } from '#domain/reminders/kinds.ts';
import { firstPlan, withNewKinds, type ReminderChoice } from '#domain/reminders/plan.ts';
import { weekdayWords } from '#domain/coach/sentences/weekday-words.ts';
import { newId } from '#server/core/new-id.ts';
import { memberOn } from '#server/member/queries.ts';
import { reminderPlans } from '#server/reminders/tables.ts';
import type { CoachAsker } from './asker.ts';

const LINKS = [{ name: 'Open Reminders', screen: 'reminders' as const }];

/** A reply without a proposal. */
const notice = (title: string, text: string): Reply =>
  reply({ kind: 'advice', title, paragraphs: [text], links: LINKS });

async function choiceOf({ db, userId, nowMs }: CoachAsker, kind: ReminderKind) {
  const [[stored], { profile }] = await Promise.all([
    db.select({ plan: reminderPlans.plan }).from(reminderPlans).where(eq(reminderPlans.userId, userId)),
    memberOn(db, userId, nowMs),
  ]);
  return (stored ? withNewKinds(stored.plan) : firstPlan(profile)).kinds[kind];
}

const timeText = (time: string): string =>
  shownText(
    showNumber(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)), 'clock', {
      decimals: 0,
      units: CANONICAL_UNITS,
    }),
  );

const WEEK_DAYS = 7;

/** "7:30 AM on Mondays", "at your usual time", "off". */
function choiceText({ isOn, times, weekdays }: ReminderChoice, kind: ReminderKind): string {
  if (!isOn) return 'Off';
  if (times.length > 0)
    return [
      times.map(timeText).join(', '),
      ...(REMINDER_RULES[kind].weekdays && weekdays.length < WEEK_DAYS ? [weekdayWords(weekdays)] : []),
    ].join(' ');
  return REMINDER_RULES[kind].timing === 'usual' ? 'After your usual time' : 'On';
}

const NO_DAYS: Readonly<Record<ReminderTiming, string>> = {
  usual: 'You can’t choose days for this reminder. It’s sent every day you haven’t logged the meal.',
  clock: 'This reminder is sent every day. You can’t choose days for it.',
  doses: 'Choose the days for your supplements on the supplements screen.',
  event: 'This reminder is sent when something happens, not on days you choose.',
};

/** A proposal to turn a reminder on or off, at the stated times. */
export async function proposeReminder(
  asker: CoachAsker,
  { kind, isOn, times, weekdays }: ReminderRequest,
): Promise<Reply> {
  if (kind === undefined)
    return notice(
      'I can’t set a reminder for that',
      'I can remind you about meals, weigh-ins, sleep, water, fasts, supplements, blood tests and your weekly summary.',
    );
  const { name, text, maxTimes, timing, weekdays: offered } = REMINDER_RULES[kind];
  if (!offered && weekdays && (weekdays === 'other' || weekdays.length < WEEK_DAYS))
    return notice('I can’t set those days', NO_DAYS[timing]);
  if (weekdays === 'other')
    return notice(
      'I can’t set those days',
      'Reminders repeat weekly. Name the days, such as “every Monday and Thursday.”',
    );
  if (times.length > maxTimes)
    return notice(
      'I can’t set those times',
      maxTimes === 0
        ? 'This reminder is sent when something happens, not at a time you choose.'
        : `This reminder can be sent ${maxTimes === 1 ? 'only once' : `up to ${maxTimes} times`} a day.`,
    );
  if (times.length > 0 && timing === 'doses')
    return notice('I can’t set those times', 'Choose the times for your supplements in Reminders.');
  const before = await choiceOf(asker, kind);
  const after: ReminderChoice = {
    ...before,
    isOn,
    times: times.length > 0 ? [...times].toSorted() : before.times,
    weekdays: weekdays ?? before.weekdays,
  };
  const [old, now] = [choiceText(before, kind), choiceText(after, kind)];
  if (old === now)
    return notice('Nothing to change', `Your ${name.toLowerCase()} reminder is already set to “${now}.”`);
  return reply({
    kind: 'proposal',
    paragraphs: [
      isOn ? 'Confirm to get this reminder through your usual channels.' : 'Confirm to stop this reminder.',
    ],
    proposals: [
      {
        id: newId(),
        title: `Set reminder: ${name.toLowerCase()}`,
        before: old,
        after: now,
        detail: isOn ? text : null,
        action: { kind: 'set-reminder', input: { kind, before, after } },
        state: 'open',
      },
    ],
    links: LINKS,
  });
}
