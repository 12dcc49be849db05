/** `writing`: a model is at it; `stopped`: its member ended it. */
export const WRITING_STATES = ['done', 'writing', 'stopped'] as const;

/** A member's answer to whether a model may read their figures. */
export const CONSENTS = ['given', 'declined'] as const;
export type Consent = (typeof CONSENTS)[number];
