import type { AuditEntry } from '#contract/admin/audit.ts';

/** Each action of the audit log in words. */
export const ACTION_NAMES: Readonly<Record<string, string>> = {
  'user.role': 'Changed a role',
  'user.plan': 'Changed a plan',
  'user.disable': 'Disabled an account',
  'user.enable': 'Enabled an account',
  'user.reset-link': 'Created a reset link',
  'user.invite': 'Created an invitation',
  'user.end-second-factor': 'Reset two-factor authentication',
  'user.schedule-deletion': 'Scheduled an account for deletion',
  'user.keep': 'Canceled an account’s deletion',
  'user.erase': 'Erased an account',
  'purchase.paid': 'Recorded a payment',
  'purchase.refund': 'Refunded a purchase',
  'purchase.refund-failed': 'A refund failed',
  'purchase.refund-refused': 'The payment service rejected a refund',
  'purchase.mismatch': 'A payment’s amount didn’t match',
  'page.create': 'Created a page',
  'page.save': 'Saved a draft',
  'page.publish': 'Published a page',
  'page.unpublish': 'Unpublished a page',
  'page.move': 'Moved a page',
  'page.move-end': 'Ended a redirect',
  'page.delete': 'Deleted a page',
  'image.upload': 'Uploaded a picture',
  'image.delete': 'Deleted a picture',
  'message.reply': 'Replied to a message',
  'message.archive': 'Archived a message',
  'message.reopen': 'Reopened a message',
  'message.delete': 'Deleted a message',
  'mail.read': 'Read an email',
  'mail.retry': 'Resent an email',
  'mail.test': 'Sent a test email',
  'food.import': 'Imported foods',
  'food.import.cancel': 'Canceled a food import',
  'product.delete': 'Deleted a product',
  'job.retry': 'Retried a job',
  'job.cancel': 'Canceled a job',
  'admin.export': 'Downloaded a list',
};

/** An action in words; as stored if it is from another version. */
export const actionName = (action: string): string => ACTION_NAMES[action] ?? action;

const withLeadingSpace = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

/** Details of an entry: a change ("from free to lifetime"), then others by name; unknown ones are omitted. */
export function detailsText({ from = null, to = null, ...rest }: AuditEntry['details']): string {
  const named = (details: AuditEntry['details'], joint: string) =>
    Object.entries(details).flatMap(([name, value]) =>
      value === null ? [] : [`${withLeadingSpace(name)}${joint}${value}`],
    );
  const change = [...named({ from }, ' '), ...named({ to }, ' ')].join(' ');
  return [...(change ? [change] : []), ...named(rest, ': ')].join(', ');
}
