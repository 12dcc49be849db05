import type { ValueField } from './value-row.ts';

/** Id of a line's field, to find the next one to type in. */
export const fieldId = (key: string, field: ValueField): string => `value-${key}-${field}`;
