import { z } from 'zod';
import type { replyShape } from './reply-shape.ts';

/** What the coach answers. Its shape is only a type here, because every screen's first load carries the contract. */
export const coachReply = z.custom<z.infer<typeof replyShape>>(
  (value) => typeof value === 'object' && value !== null,
);
