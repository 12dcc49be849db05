import type { PhotoLabel } from '#contract/meals/photos.ts';
import { isRecord } from '#web/lib/is-record.ts';

/** Has the prefix of form drafts, so that a logout deletes it with them. */
const KEY = 'perennial-form-label-draft-1';

/** A label read from a picture, for the form of an own food. */
export interface LabelDraft {
  readonly label: PhotoLabel;
  /** UUID of the food that it becomes; a new one for each picture. */
  readonly id: string;
}

/** Stores a label for the form, in this tab. */
export function storeLabelDraft(draft: LabelDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage, the form opens empty.
  }
}

/** The last label read in this tab. */
export function storedLabelDraft(): LabelDraft | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isRecord(value) && typeof value['id'] === 'string' && isRecord(value['label'])
      ? (value as unknown as LabelDraft)
      : undefined;
  } catch {
    return undefined;
  }
}
