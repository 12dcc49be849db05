/** The queue's schema for its own tables. It stores only whose work is due, no other data of members. */
export const JOBS_SCHEMA = 'pgboss';
