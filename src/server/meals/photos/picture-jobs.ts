import type { LabelReading } from '#domain/foods/labels/read-label.ts';
import type { FileFault } from '#server/core/file-fault.ts';
import type { Picture } from './photo-picture.ts';

/** Picture jobs that run in another process: each takes bytes and returns this. */
export interface PictureJobs {
  /** Converts an uploaded file for storage. */
  read: Picture;
  /** Makes a thumbnail. */
  small: Uint8Array;
  /** Reads the product code of a barcode, if there is one. */
  barcode: string | undefined;
  /** Reads the nutrition label, if there is one. */
  label: LabelReading | undefined;
}

export type PictureJob = keyof PictureJobs;

/** A job on its way to the process. */
export interface JobRequest {
  readonly id: number;
  readonly job: PictureJob;
  readonly bytes: Uint8Array;
}

/** The process's answer. An error with a code is the picture's fault, one without is ours. */
export type JobAnswer =
  | { readonly id: number; readonly value: PictureJobs[PictureJob] }
  | {
      readonly id: number;
      readonly fault: { readonly code: FileFault['code'] | undefined; readonly message: string };
    };
