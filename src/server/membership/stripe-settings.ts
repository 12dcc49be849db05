import { z } from 'zod';

/** A Stripe account, and the secret that signs its messages. */
export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** URL of Stripe's API, without a path; tests use their own server. */
  readonly apiUrl: string | undefined;
}

export const stripeEnvironment = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_/, 'must begin with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must begin with whsec_').optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/, error: 'must be a URL' }).optional(),
};

type StripeSettings = z.infer<z.ZodObject<typeof stripeEnvironment>>;

/** Conflicts between settings. */
export function stripeFaults({
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
}: StripeSettings): readonly string[] {
  if (STRIPE_SECRET_KEY !== undefined && STRIPE_WEBHOOK_SECRET === undefined)
    return ['STRIPE_WEBHOOK_SECRET is missing: without it, payments can’t be verified'];
  if (STRIPE_SECRET_KEY === undefined && STRIPE_WEBHOOK_SECRET !== undefined)
    return ['STRIPE_SECRET_KEY is missing'];
  return [];
}

/** The account to use; undefined if none is configured. */
export const stripeConfigOf = ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl,
}: StripeSettings): StripeConfig | undefined =>
  secretKey === undefined || webhookSecret === undefined ? undefined : { secretKey, webhookSecret, apiUrl };
