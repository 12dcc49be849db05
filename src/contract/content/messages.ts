import { z } from 'zod';
import { CONTACT_LIMITS } from '#domain/content/limits.ts';
import { MESSAGE_STATES } from '#domain/content/page-states.ts';
import { byId } from '#contract/shared/entry.ts';
import { base } from '#contract/shared/errors.ts';
import { instant } from '#contract/shared/time.ts';
import { text, typedText } from '#contract/shared/text.ts';

const { nameChars, emailChars, subjectChars, bodyChars } = CONTACT_LIMITS;
const tags = ['messages'];

/** Text on one line: a line break would start another header of a mail. */
const oneLine = (maxChars: number, needed: string) =>
  typedText()
    .min(1, needed)
    .max(maxChars, `At most ${maxChars} characters.`)
    .refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), 'Write this on one line.');

const body = typedText()
  .min(1, 'Write a message.')
  .max(bodyChars, `At most ${bodyChars.toLocaleString('en-US')} characters.`);

/** The form of `/contact`. */
export const contactInput = z.object({
  name: oneLine(nameChars, 'Tell us your name, so that we know how to address you.'),
  email: oneLine(emailChars, 'Tell us your e-mail address: we answer there.').pipe(
    z.email('This is no e-mail address. It looks like ada@example.org.'),
  ),
  subject: oneLine(subjectChars, 'Say in a few words what it is about.'),
  message: body.min(10, 'Write a little more: at least 10 characters.'),
});
export type ContactInput = z.infer<typeof contactInput>;
export type ContactField = keyof ContactInput;

const summary = z.object({
  id: z.uuid(),
  name: z.string(),
  subject: z.string(),
  state: z.enum(MESSAGE_STATES),
  createdAt: instant,
});

const message = summary.extend({
  email: z.string(),
  body: z.string(),
  /** Whether this server sends mail; otherwise replies are held for admins to pass on. */
  canMail: z.boolean(),
  /** The username of a member who was signed in. */
  username: z.string().nullable(),
  replies: z.array(z.object({ id: z.uuid(), body: z.string(), writtenBy: z.string(), writtenAt: instant })),
});

export type ContactMessage = z.infer<typeof message>;
export type ContactMessageSummary = z.infer<typeof summary>;

/** Messages from visitors and members to the admins, with replies. */
export const messages = {
  list: base
    .route({
      method: 'GET',
      path: '/admin/messages',
      tags,
      summary: 'Messages in one state, newest first, fifty at a time',
    })
    .input(
      z.object({
        state: z.enum(MESSAGE_STATES).default('open'),
        search: typedText().max(200, 'At most 200 characters.').optional(),
        after: text().max(100).optional(),
      }),
    )
    .output(
      z.object({
        messages: z.array(summary),
        nextCursor: z.string().nullable(),
        /** Open ones, up to 100. */
        openCount: z.int(),
      }),
    ),
  get: base
    .route({ method: 'GET', path: '/admin/messages/{id}', tags, summary: 'A message with its answers' })
    .input(byId)
    .output(message),
  reply: base
    .route({
      method: 'POST',
      path: '/admin/messages/{id}/replies',
      tags,
      summary: 'Answer by mail; the message counts as answered',
    })
    .input(z.object({ id: z.uuid(), replyId: z.uuid(), body }))
    .output(message),
  setState: base
    .route({
      method: 'PUT',
      path: '/admin/messages/{id}/state',
      tags,
      summary: 'Archive a message, or open it again',
    })
    .input(z.object({ id: z.uuid(), state: z.enum(['open', 'archived']) }))
    .output(message),
  remove: base
    .route({
      method: 'DELETE',
      path: '/admin/messages/{id}',
      tags,
      summary: 'Delete a message for good, such as spam',
    })
    .input(byId)
    .output(byId),
};
