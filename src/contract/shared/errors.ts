import { oc } from '@orpc/contract';
import { z } from 'zod';
import { LIMITED_USES, UPGRADE_PATH } from '#domain/membership/plans.ts';
import { instant } from './time.ts';

/** A rejected field, and what to do about it. */
const refusal = z.object({ field: z.string(), message: z.string() });

/** The plan's limit that was reached, when it resets, and where to upgrade. */
export const planLimit = z.object({
  use: z.enum([...LIMITED_USES, 'api-token', 'report-days', 'report-pdf', 'saved-conversation']),
  limit: z.number(),
  /** Null if it doesn't reset by itself. */
  resetsAt: instant.nullable(),
  /** Null for the largest plan. */
  upgradePath: z.literal(UPGRADE_PATH).nullable(),
});

/**
 * Errors of every procedure, each with a code, a message for people and the field at fault, if there is one. The server throws them by
 * code; the application shows them in one place.
 */
export const wireErrors = {
  BAD_REQUEST: {
    status: 400,
    message: 'Something in this request isn’t valid.',
    data: z.object({ issues: z.array(refusal) }),
  },
  UNAUTHORIZED: { status: 401, message: 'Please log in first.' },
  PLAN_LIMIT: { status: 402, message: 'You’ve reached your plan’s limit.', data: planLimit },
  FORBIDDEN: {
    status: 403,
    message: 'Your account isn’t allowed to do this.',
    data: z.object({ issues: z.array(refusal) }).optional(),
  },
  NOT_FOUND: { status: 404, message: 'This doesn’t exist, or it isn’t yours.' },
  CONFLICT: { status: 409, message: 'This is already taken.', data: z.object({ issues: z.array(refusal) }) },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many attempts. Wait a minute and try again.' },
  UNAVAILABLE: { status: 503, message: 'The server can’t do this right now. Try again in a moment.' },
} as const;

export const base = oc.errors(wireErrors);

/** Code of an error. */
export type WireErrorCode = keyof typeof wireErrors;
/** A rejected field, and why. */
export type FieldIssue = z.infer<typeof refusal>;
export type PlanLimit = z.infer<typeof planLimit>;
