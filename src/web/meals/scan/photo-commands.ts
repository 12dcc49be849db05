import { enqueueRequest } from '#web/lib/outbox/outbox.ts';
import { isRecord } from '#web/lib/is-record.ts';
import type { OutboxRow } from '#web/lib/outbox/outbox-rules.ts';
import type { ScanPicture } from './scan.ts';

const PUT_PHOTO = 'put-photo-1';
const REMOVE_PHOTO = 'remove-photo-1';

/** Sends a picture, before the meal that shows it: rows leave the device in order. */
export const sendPhoto = ({ id, picture }: ScanPicture) =>
  enqueueRequest(
    { method: 'POST', path: `/photos?id=${id}`, body: undefined, file: picture },
    { subject: id, effect: { type: PUT_PHOTO, value: { id } }, label: 'Upload a photo' },
  );

/** Deletes an uploaded picture that ended up in no meal. */
export const deletePhoto = (id: string) =>
  enqueueRequest(
    { method: 'DELETE', path: `/photos/${id}`, body: undefined },
    { subject: id, effect: { type: REMOVE_PHOTO, value: { id } }, label: 'Delete a photo' },
  );

/** The picture with that id among the unsent writes; undefined if the server has it. */
export const unsentPhoto = (rows: readonly OutboxRow[], id: string): Blob | undefined =>
  rows.find(
    ({ effect, file }) =>
      file !== undefined && effect.type === PUT_PHOTO && isRecord(effect.value) && effect.value['id'] === id,
  )?.file;
