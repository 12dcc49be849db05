import { z } from 'zod';
import { instant } from './time.ts';

/** How much of a daily limit is left, and when it begins anew: the member's next midnight. */
export const usesToday = z.object({ limit: z.number(), left: z.number(), resetsAt: instant });

export type UsesToday = z.infer<typeof usesToday>;
