import type { ValueField } from './value-row.ts';

/** The id of a field of a line: the next one to type in is found by it. */
export const fieldId = (key: string, field: ValueField): string => `value-${key}-${field}`;
