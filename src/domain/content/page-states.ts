export const PAGE_STATES = ['draft', 'published'] as const;

export const AUDIENCES = ['public', 'members'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** State of a message to the admins. */
export const MESSAGE_STATES = ['open', 'answered', 'archived'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
