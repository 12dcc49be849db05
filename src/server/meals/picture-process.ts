import { FileFault } from '#server/core/file-fault.ts';
import { labelIn } from './label-reader.ts';
import { barcodeIn } from './photo-barcode.ts';
import { readPicture, smallPicture } from './photo-picture.ts';
import type { JobAnswer, JobAsked, PictureJob, PictureJobs } from './picture-jobs.ts';

const JOBS: { readonly [J in PictureJob]: (bytes: Uint8Array) => Promise<PictureJobs[J]> } = {
  read: readPicture,
  small: smallPicture,
  barcode: barcodeIn,
  label: labelIn,
};

async function answerTo({ id, job, bytes }: JobAsked): Promise<JobAnswer> {
  try {
    return { id, value: await JOBS[job](bytes) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { id, fault: { code: error instanceof FileFault ? error.code : undefined, message } };
  }
}

process.on('message', (asked: JobAsked) => {
  void answerTo(asked).then((answer) => process.connected && process.send?.(answer));
});
// The server is gone, or wants its memory back.
process.on('disconnect', () => process.exit(0));
