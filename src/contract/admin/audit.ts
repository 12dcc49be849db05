import { z } from 'zod';
import { base } from '#contract/shared/errors.ts';
import { instant, localDate } from '#contract/shared/time.ts';
import { wholeNumber } from '#contract/shared/number.ts';
import { text, typedText } from '#contract/shared/text.ts';

/** Filter of the audit log. Names must match exactly, ignoring case; actions match by prefix. */
export const auditFilter = z.object({
  actor: typedText().max(100).optional(),
  action: typedText().max(100).optional(),
  target: typedText().max(200).optional(),
  /** Days in UTC, both ends included. */
  from: localDate.optional(),
  to: localDate.optional(),
});

export type AuditFilter = z.infer<typeof auditFilter>;

const auditEntry = z.object({
  id: z.uuid(),
  at: instant,
  actor: z.string(),
  action: z.string(),
  targetKind: z.string(),
  target: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

export type AuditEntry = z.infer<typeof auditEntry>;

export const adminAudit = {
  list: base
    .route({
      method: 'GET',
      path: '/admin/audit-log',
      tags: ['admin'],
      summary: 'List actions by admins and the system, newest first',
    })
    .input(
      auditFilter.extend({
        /** Cursor of the previous page. */
        after: text().max(200).optional(),
        limit: wholeNumber(1, 200).default(50),
      }),
    )
    .output(
      z.object({
        entries: z.array(auditEntry),
        next: z.string().nullable(),
        /** Number of all matches, with the first page only. */
        matches: z.number().nullable(),
      }),
    ),
};
