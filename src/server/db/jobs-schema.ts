/** The schema that the queue keeps its own tables in. Nothing of a member's is stored there but whose work is due. */
export const JOBS_SCHEMA = 'pgboss';
