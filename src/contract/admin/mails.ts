import { z } from 'zod';
import { MAIL_STATES } from '#domain/content/mail-states.ts';
import { base } from '#contract/shared/errors.ts';
import { instant } from '#contract/shared/time.ts';
import { wholeNumber } from '#contract/shared/number.ts';
import { text } from '#contract/shared/text.ts';

/** A mail of the outbox without its text. */
const mailRow = z.object({
  id: z.uuid(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  tries: z.number(),
  /** The mail server's last response. */
  fault: z.string().nullable(),
  createdAt: instant,
  /** Time of the next attempt, while it waits. */
  dueAt: instant,
  sentAt: instant.nullable(),
});

export type MailRow = z.infer<typeof mailRow>;

const mailWords = mailRow.extend({ replyTo: z.string().nullable(), text: z.string(), html: z.string() });

const byId = z.object({ id: z.uuid() });
const tags = ['admin'];

export const adminMails = {
  list: base
    .route({
      method: 'GET',
      path: '/admin/mails',
      tags,
      summary: 'List queued and sent emails, newest first',
    })
    .input(
      z.object({
        state: z.enum(MAIL_STATES).optional(),
        after: text().max(200).optional(),
        limit: wholeNumber(1, 200).default(50),
      }),
    )
    .output(
      z.object({
        /** Whether a mail server is configured. Without one, mail stays in the outbox for admins to pass on. */
        canSend: z.boolean(),
        mails: z.array(mailRow),
        next: z.string().nullable(),
      }),
    ),
  read: base
    .route({
      method: 'POST',
      path: '/admin/mails/{id}/read',
      tags,
      summary: 'Get an email’s text; audited, because it may contain a link that gives access to an account',
    })
    .input(byId)
    .output(mailWords),
  test: base
    .route({
      method: 'POST',
      path: '/admin/mails/test',
      tags,
      summary: 'Send a test email to your own address',
    })
    .output(z.object({ recipient: z.string() })),
  retry: base
    .route({
      method: 'POST',
      path: '/admin/mails/{id}/retry',
      tags,
      summary: 'Send a failed or held email',
    })
    .input(byId)
    .output(mailRow),
};
