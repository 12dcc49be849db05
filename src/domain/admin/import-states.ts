/**
 * How an import of foods stands. `waiting` its file came and is not begun yet · `running` also where its process was killed · `failed` and
 * `cancelled` go on where they were when the same file is given again.
 */
export const IMPORT_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
