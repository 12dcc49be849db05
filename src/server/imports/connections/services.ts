import type { DeviceProvider } from '#domain/connections/providers.ts';
import type { ImportSource } from '#domain/imports/sources.ts';
import { readOpenWearables } from './open-wearables.ts';
import { readOura } from './oura.ts';
import type { ReadService } from './service.ts';
import { readWithings } from './withings.ts';

interface Service {
  /** Source of its records, unless they name another one. */
  readonly source: ImportSource;
  readonly read: ReadService;
}

export const SERVICES: Readonly<Record<DeviceProvider, Service>> = {
  oura: { source: 'oura', read: readOura },
  withings: { source: 'withings', read: readWithings },
  'open-wearables': { source: 'open-wearables', read: readOpenWearables },
};
