/** `writing`: a model is still answering; `stopped`: the member stopped it. */
export const WRITING_STATES = ['done', 'writing', 'stopped'] as const;

/** Whether a member lets a model read their figures. */
export const CONSENTS = ['given', 'declined'] as const;
export type Consent = (typeof CONSENTS)[number];
