/**
 * State of a food import. `waiting`: its file arrived · `running`: even if its process was killed · `failed` and `cancelled`:
 * continue when the same file is sent again.
 */
export const IMPORT_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
