import { isImportSource, sourceName as importSourceName } from '#domain/imports/sources.ts';

/** Where an entry comes from, in words; empty for what was typed. */
export const sourceName = (source: string): string =>
  source === 'manual' ? '' : isImportSource(source) ? importSourceName(source) : source;
