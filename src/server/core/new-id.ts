import { randomBytes } from 'node:crypto';
import { uuidV7 } from '#domain/units/uuid-v7.ts';

/** A new version 7 UUID. */
export const newId = (): string => uuidV7(Date.now(), randomBytes(10));
