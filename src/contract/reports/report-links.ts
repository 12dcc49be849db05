import { z } from 'zod';
import { REPORT_SECTIONS } from '#domain/reports/report-metrics.ts';
import { LINK_STATES, MAX_SHARE_DAYS } from '#domain/reports/share-links.ts';
import { base } from '#contract/shared/errors.ts';
import { localDate, instant } from '#contract/shared/time.ts';
import { typedText } from '#contract/shared/text.ts';
import { refineRange } from './reports.ts';

/** A link to a part of a report, without its address. */
const link = z.object({
  id: z.uuid(),
  /** Who it is for, in the member's words. */
  label: z.string(),
  sections: z.array(z.enum(REPORT_SECTIONS)),
  /** Whether goals, conditions, medicines and supplements are included. */
  hasBackground: z.boolean(),
  /** Both null for all data. */
  from: localDate.nullable(),
  to: localDate.nullable(),
  state: z.enum(LINK_STATES),
  createdAt: instant,
  expiresAt: instant,
  /** How often the report or its PDF was opened. */
  openings: z.number(),
  /** The latest openings, newest first. */
  openedAt: z.array(instant),
});
export type ReportLink = z.infer<typeof link>;

const newLink = z
  .object({
    id: z.uuid(),
    label: typedText().max(60, 'Use 60 characters or fewer.'),
    sections: z
      .array(z.enum(REPORT_SECTIONS))
      .min(1, 'Choose at least one section.')
      .max(REPORT_SECTIONS.length, 'Choose each section only once.'),
    hasBackground: z.boolean(),
    from: localDate.optional(),
    to: localDate.optional(),
    days: z
      .number()
      .int('Enter a whole number of days.')
      .min(1, 'Enter 1 day or more.')
      .max(MAX_SHARE_DAYS, `Enter ${MAX_SHARE_DAYS} days or fewer.`),
  })
  .superRefine(refineRange);
export type NewReportLink = z.infer<typeof newLink>;

const tags = ['reports'];

/** Links through which anyone may read a part of a report until they expire. */
export const reportLinks = {
  list: base
    .route({
      method: 'GET',
      path: '/report-links',
      tags,
      summary: 'List links to shared reports, newest first',
    })
    .output(z.object({ links: z.array(link) })),
  create: base
    .route({
      method: 'POST',
      path: '/report-links',
      successStatus: 201,
      tags,
      summary:
        'Share sections of a report for 1 to 90 days; the link’s URL is returned only in this response',
    })
    .input(newLink)
    .output(link.extend({ address: z.string() })),
  revoke: base
    .route({
      method: 'DELETE',
      path: '/report-links/{id}',
      tags,
      summary: 'Immediately revoke a link to a shared report',
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ done: z.literal(true) })),
};
