import { z } from 'zod';
import { REMINDER_KINDS, REMINDER_RULES, type ReminderKind } from '#domain/reminders/kinds.ts';
import { base } from '#contract/shared/errors.ts';
import { byId } from '#contract/shared/entry.ts';
import { outsideUrl } from '#contract/shared/outside-url.ts';
import { text, typedText } from '#contract/shared/text.ts';
import { instant } from '#contract/shared/time.ts';

const timeOfDay = text()
  .max(5)
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, like 07:30.');

const choiceOf = (kind: ReminderKind) => {
  const { timing, maxTimes } = REMINDER_RULES[kind];
  const times = z
    .array(timeOfDay)
    .max(maxTimes, `Choose ${maxTimes === 1 ? 'only one time' : `up to ${maxTimes} times`}.`);
  const isFixed = timing === 'doses';
  const isOptional = timing === 'usual' || timing === 'event';
  return z.object({
    isOn: z.boolean(),
    times: isFixed
      ? times.length(maxTimes, `Enter ${maxTimes} times.`)
      : isOptional
        ? times
        : times.min(1, 'Enter a time.'),
    weekdays: z.array(z.int().min(0).max(6)).min(1, 'Choose a day.').max(7),
  });
};

type Choice = ReturnType<typeof choiceOf>;

/** What a member is reminded of, when, and how openly. */
export const reminderPlan = z.object({
  kinds: z.object(
    Object.fromEntries(REMINDER_KINDS.map((kind) => [kind, choiceOf(kind)])) as Record<ReminderKind, Choice>,
  ),
  quiet: z.object({ from: timeOfDay, to: timeOfDay }).nullable(),
  showsDetails: z.boolean(),
  byEmail: z.boolean(),
});

const channel = z.object({
  id: z.uuid(),
  kind: z.enum(['push', 'ntfy', 'gotify']),
  /** A browser, or an address without its secrets. */
  name: z.string(),
  createdAt: instant,
  lastSuccessAt: instant.nullable(),
  lastErrorAt: instant.nullable(),
  lastError: z.string().nullable(),
  /** Set when the endpoint is gone or failed too often. */
  disabledAt: instant.nullable(),
});
export type ReminderChannel = z.infer<typeof channel>;

const settings = z.object({
  plan: reminderPlan,
  /** When meals without a time are asked for. */
  usual: z.object({ breakfast: z.string(), lunch: z.string(), dinner: z.string() }),
  channels: z.array(channel),
  email: z.object({ address: z.string().nullable(), canSend: z.boolean() }),
});
export type ReminderSettings = z.infer<typeof settings>;

const name = typedText().min(1, 'Enter a name.').max(80, 'Use 80 characters or fewer.');
/** Base64 for URLs, as browsers write keys. */
const key = (length: number) =>
  text()
    .max(length + 2)
    .regex(new RegExp(`^[\\w-]{${length}}={0,2}$`), 'This isn’t a valid key.');
const secret = typedText().max(200, 'Use 200 characters or fewer.');

const newChannel = z.discriminatedUnion('kind', [
  z.object({
    id: z.uuid(),
    kind: z.literal('push'),
    name,
    endpoint: outsideUrl,
    p256dh: key(87),
    auth: key(22),
  }),
  z.object({
    id: z.uuid(),
    kind: z.literal('ntfy'),
    /** The server's address and the topic: `https://ntfy.sh/my-topic`. */
    url: outsideUrl.refine((url) => /^\/(?:[\w./-]+\/)?[\w-]{1,64}$/.test(new URL(url).pathname), {
      message: 'Add your topic to the address, like https://ntfy.sh/my-topic.',
    }),
    /** Access token; empty for a public topic. */
    token: secret,
  }),
  z.object({
    id: z.uuid(),
    kind: z.literal('gotify'),
    url: outsideUrl,
    token: secret.min(1, 'Enter a Gotify application token.'),
  }),
]);
export type NewReminderChannel = z.infer<typeof newChannel>;

const tags = ['reminders'];

/** Reminders: what, when, and where they are sent. Retests are reminders of the supplements. */
export const reminders = {
  get: base
    .route({ method: 'GET', path: '/reminder-settings', tags, summary: 'Get the member’s reminders' })
    .output(settings),
  save: base
    .route({
      method: 'PUT',
      path: '/reminder-settings',
      tags,
      summary: 'Change the member’s reminders',
    })
    .input(reminderPlan)
    .output(settings),
  device: base
    .route({
      method: 'GET',
      path: '/reminder-device',
      tags,
      summary: 'Get the server’s push key, and whether a browser gets reminders',
    })
    .input(z.object({ endpointHash: key(43).optional() }))
    .output(z.object({ publicKey: z.string(), isKnown: z.boolean() })),
  add: base
    .route({
      method: 'POST',
      path: '/reminder-channels',
      successStatus: 201,
      tags,
      summary: 'Add a reminder channel: a browser, ntfy or Gotify',
    })
    .input(newChannel)
    .output(channel),
  test: base
    .route({
      method: 'POST',
      path: '/reminder-channels/{id}/test',
      tags,
      summary: 'Send a test reminder now',
    })
    .input(z.object({ id: z.union([z.uuid(), z.literal('email')]) }))
    .output(z.object({ isSent: z.boolean(), fault: z.string().nullable() })),
  remove: base
    .route({
      method: 'DELETE',
      path: '/reminder-channels/{id}',
      tags,
      summary: 'Remove a reminder channel',
    })
    .input(byId)
    .output(byId),
  snooze: base
    .route({ method: 'POST', path: '/reminder-snoozes', tags, summary: 'Snooze a reminder' })
    .input(
      z.object({
        key: text().max(120),
        minutes: z
          .int()
          .min(5)
          .max(24 * 60),
      }),
    )
    .output(z.object({ dueAt: instant })),
};
