/** The queue's schema for its own tables. It stores only ids of members whose work is due. */
export const JOBS_SCHEMA = 'pgboss';
