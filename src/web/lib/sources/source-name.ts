import { isImportSource, sourceName as importSourceName } from '#domain/imports/sources.ts';

/** Source of an entry in words; empty if it was typed. */
export const sourceName = (source: string): string =>
  source === 'manual' ? '' : isImportSource(source) ? importSourceName(source) : source;
