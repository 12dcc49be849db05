import path from 'node:path';
import { diskStore } from './disk-store.ts';
import type { ObjectStore } from './object-store.ts';
import { s3Store, type S3Config } from './s3-store.ts';

/** Where pictures are without a bucket. */
export const picturesIn = (dataDir: string): string => path.join(dataDir, 'photos');

/** The store of pictures: the configured bucket, else the folder `photos` of the data directory. */
export const openStore = ({ dataDir, s3 }: { dataDir: string; s3: S3Config | undefined }): ObjectStore =>
  s3 ? s3Store(s3) : diskStore(picturesIn(dataDir));
