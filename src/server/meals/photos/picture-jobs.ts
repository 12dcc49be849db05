import type { LabelReading } from '#domain/foods/labels/read-label.ts';
import type { FileFault } from '#server/core/file-fault.ts';
import type { Picture } from './photo-picture.ts';

/** What is done with pictures in a process of its own: each job takes bytes and answers this. */
export interface PictureJobs {
  /** An uploaded file as it is kept. */
  read: Picture;
  /** A kept picture for lists. */
  small: Uint8Array;
  /** The product code under a barcode, where there is one. */
  barcode: string | undefined;
  /** The nutrition label, where there is one. */
  label: LabelReading | undefined;
}

export type PictureJob = keyof PictureJobs;

/** A job on its way to the process. */
export interface JobAsked {
  readonly id: number;
  readonly job: PictureJob;
  readonly bytes: Uint8Array;
}

/** What the process answers. A fault with a code is for the member, one without is the server's. */
export type JobAnswer =
  | { readonly id: number; readonly value: PictureJobs[PictureJob] }
  | {
      readonly id: number;
      readonly fault: { readonly code: FileFault['code'] | undefined; readonly message: string };
    };
