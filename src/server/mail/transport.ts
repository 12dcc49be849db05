import { createTransport } from 'nodemailer';

/** Sends mails. */
export interface Transport {
  /** @returns null if the mail server accepted it, else the reason, without addresses */
  send(mail: OutgoingMail): Promise<string | null>;
  close(): void;
}

interface OutgoingMail {
  readonly id: string;
  readonly recipient: string;
  readonly replyTo: string | null;
  /** Lets mail programs offer one-click unsubscribe. */
  readonly unsubscribeUrl: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const PATIENCE_MS = 20_000;

interface Fault {
  readonly code?: unknown;
  readonly responseCode?: unknown;
}

/** The library's code and the server's status, because its messages often repeat the address. */
function faultWords(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as Fault;
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || 'UNKNOWN';
}

interface MailServer {
  /** Such as `smtps://user:password@mail.example.org`. */
  readonly url: string;
  /** Such as `Perennial <hello@example.org>`. */
  readonly from: string;
  /** Reply-to address, unless a mail sets another. */
  readonly replyTo: string | null;
}

export function smtpTransport({ url, from, replyTo: usualReplyTo }: MailServer): Transport {
  const transport = createTransport(
    {
      url,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    send: async ({ id, recipient, replyTo, unsubscribeUrl, subject, text, html }) => {
      const answersTo = replyTo ?? usualReplyTo;
      try {
        await transport.sendMail({
          // An address object is never parsed for more recipients.
          to: { name: '', address: recipient },
          ...(answersTo !== null && { replyTo: { name: '', address: answersTo } }),
          subject,
          text,
          html,
          // Stable, so that mail programs show one mail if a lost response causes a retry.
          messageId: `<${id}@perennial>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl !== null && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
        return null;
      } catch (error) {
        return faultWords(error);
      }
    },
    close: () => transport.close(),
  };
}
