import { BODY_MESSAGES } from './body-messages.ts';
import type { Danger } from './dangers.ts';
import { DESPAIR_MESSAGES } from './despair-messages.ts';
import { STRAIN_MESSAGES } from './strain-messages.ts';

/** Messages of people in danger, each with the danger to answer first. */
export const CRISIS_MESSAGES: Readonly<Record<Danger, readonly string[]>> = {
  ...DESPAIR_MESSAGES,
  ...BODY_MESSAGES,
  ...STRAIN_MESSAGES,
};
