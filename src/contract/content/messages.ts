import { z } from 'zod';
import { CONTACT_LIMITS } from '#domain/content/limits.ts';
import { MESSAGE_STATES } from '#domain/content/page-states.ts';
import { byId } from '#contract/shared/entry.ts';
import { base } from '#contract/shared/errors.ts';
import { instant } from '#contract/shared/time.ts';
import { text, typedText } from '#contract/shared/text.ts';

const { nameChars, emailChars, subjectChars, bodyChars } = CONTACT_LIMITS;
const tags = ['messages'];

/** Text on one line: a line break could inject a mail header. */
const oneLine = (maxChars: number, needed: string) =>
  typedText()
    .min(1, needed)
    .max(maxChars, `Use ${maxChars} characters or fewer.`)
    .refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), 'Use a single line, without line breaks.');

const body = typedText()
  .min(1, 'Write a message.')
  .max(bodyChars, `Use ${bodyChars.toLocaleString('en-US')} characters or fewer.`);

/** The form of `/contact`. */
export const contactInput = z.object({
  name: oneLine(nameChars, 'Enter your name.'),
  email: oneLine(emailChars, 'Enter your email address so we can reply.').pipe(
    z.email('This isn’t a valid email address. Example: ada@example.org.'),
  ),
  subject: oneLine(subjectChars, 'Enter a subject.'),
  message: body.min(10, 'Write at least 10 characters.'),
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
  /** Whether this server sends mail. If not, replies stay in the outbox for admins to pass on. */
  canMail: z.boolean(),
  /** Username, if the sender was signed in. */
  username: z.string().nullable(),
  replies: z.array(z.object({ id: z.uuid(), body: z.string(), writtenBy: z.string(), writtenAt: instant })),
});

export type ContactMessage = z.infer<typeof message>;
export type ContactMessageSummary = z.infer<typeof summary>;

/** Messages to the admins, with replies. */
export const messages = {
  list: base
    .route({
      method: 'GET',
      path: '/admin/messages',
      tags,
      summary: 'List messages in one state, newest first',
    })
    .input(
      z.object({
        state: z.enum(MESSAGE_STATES).default('open'),
        search: typedText().max(200, 'Use 200 characters or fewer.').optional(),
        after: text().max(100).optional(),
      }),
    )
    .output(
      z.object({
        messages: z.array(summary),
        nextCursor: z.string().nullable(),
        /** Open messages, counted up to 100. */
        openCount: z.int(),
      }),
    ),
  get: base
    .route({ method: 'GET', path: '/admin/messages/{id}', tags, summary: 'Get a message with its replies' })
    .input(byId)
    .output(message),
  reply: base
    .route({
      method: 'POST',
      path: '/admin/messages/{id}/replies',
      tags,
      summary: 'Reply by email and mark the message as answered',
    })
    .input(z.object({ id: z.uuid(), replyId: z.uuid(), body }))
    .output(message),
  setState: base
    .route({
      method: 'PUT',
      path: '/admin/messages/{id}/state',
      tags,
      summary: 'Archive or reopen a message',
    })
    .input(z.object({ id: z.uuid(), state: z.enum(['open', 'archived']) }))
    .output(message),
  remove: base
    .route({
      method: 'DELETE',
      path: '/admin/messages/{id}',
      tags,
      summary: 'Permanently delete a message',
    })
    .input(byId)
    .output(byId),
};
