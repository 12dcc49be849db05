import { oc } from '@orpc/contract';
import { z } from 'zod';
import { LIMITED_USES, UPGRADE_PATH } from '#domain/membership/plans.ts';
import { instant } from './time.ts';

/** A refused field, and what to do about it. */
const refusal = z.object({ field: z.string(), message: z.string() });

/** The plan's limit that was reached, when it resets, and where to upgrade. */
export const planLimit = z.object({
  use: z.enum([...LIMITED_USES, 'api-token']),
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
    message: 'Something in the request is not valid.',
    data: z.object({ issues: z.array(refusal) }),
  },
  UNAUTHORIZED: { status: 401, message: 'Please log in first.' },
  PLAN_LIMIT: { status: 402, message: 'You’ve reached today’s limit of your plan.', data: planLimit },
  FORBIDDEN: {
    status: 403,
    message: 'Your account may not do this.',
    data: z.object({ issues: z.array(refusal) }).optional(),
  },
  NOT_FOUND: { status: 404, message: 'This does not exist, or it is not yours.' },
  CONFLICT: { status: 409, message: 'This is already taken.', data: z.object({ issues: z.array(refusal) }) },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many tries. Wait a minute and try again.' },
  UNAVAILABLE: { status: 503, message: 'The server can’t do this right now. Try again in a moment.' },
} as const;

export const base = oc.errors(wireErrors);

/** The code of a refusal that a procedure may answer. */
export type WireErrorCode = keyof typeof wireErrors;
/** A field that was refused and why. */
export type FieldIssue = z.infer<typeof refusal>;
export type PlanLimit = z.infer<typeof planLimit>;
