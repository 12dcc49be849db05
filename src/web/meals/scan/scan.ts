import type { PhotoAnalysis } from '#contract/meals/photos.ts';
import { MAX_PICTURES } from '#domain/meals/limits.ts';
import type { MealSource } from '#domain/meals/meal.ts';
import type { ExplainedError } from '#web/lib/errors.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { pickedItem, toDraftItems } from '#web/meals/review/draft-item.ts';
import { EMPTY_DRAFT, type Draft, type DraftItem } from '#web/meals/review/draft.ts';

/** A picture that was taken or chosen, as it will be sent. */
export interface ScanPicture {
  /** UUID; a picture that was cropped is another. */
  readonly id: string;
  readonly picture: Blob;
  /** It is in the outbox, or the server has it. */
  readonly isGiven: boolean;
}

/** What the pictures were taken for, where no answer tells: there was no connection, or the day's analyses are used up. */
export interface NoAnswer {
  readonly kind: 'no-answer';
  readonly title: string;
  readonly text: string;
  /** Where to go on, where trying again helps nobody: the plan allows no more today. */
  readonly more?: ExplainedError['more'];
  /** Nothing is to be had today, whatever is tried. */
  readonly isOver?: boolean;
}

export type Found = PhotoAnalysis | NoAnswer;

/** The foods of an answer, to be reviewed. */
function itemsOf(found: Found): readonly DraftItem[] {
  if (found.kind === 'product') return found.food ? [pickedItem(uuidV7(), found.food)] : [];
  if (found.kind !== 'meal') return [];
  return toDraftItems(found.reading.items).map((item) => ({ ...item, key: uuidV7() }));
}

/** Pictures on their way to a meal. Kept on the device, so that a reload finds them again. */
export interface Scan {
  readonly pictures: readonly ScanPicture[];
  /** What they were found to show; undefined until they were looked at. */
  readonly found: Found | undefined;
  /** Keys of the items that came from the pictures. */
  readonly fromPictures: readonly string[];
  readonly draft: Draft;
}

export const EMPTY_SCAN: Scan = { pictures: [], found: undefined, fromPictures: [], draft: EMPTY_DRAFT };

/** Adds pictures, as many as there is room for. What was found of the others counts no more. */
export function withPictures(scan: Scan, added: readonly ScanPicture[]): Scan {
  return { ...scan, found: undefined, pictures: [...scan.pictures, ...added].slice(0, MAX_PICTURES) };
}

export const withoutPicture = (scan: Scan, id: string): Scan => ({
  ...scan,
  found: undefined,
  pictures: scan.pictures.filter((picture) => picture.id !== id),
});

export const withPictureInstead = (scan: Scan, id: string, other: ScanPicture): Scan => ({
  ...scan,
  found: undefined,
  pictures: scan.pictures.map((picture) => (picture.id === id ? other : picture)),
});

export const withGiven = (scan: Scan, id: string): Scan => ({
  ...scan,
  pictures: scan.pictures.map((picture) => (picture.id === id ? { ...picture, isGiven: true } : picture)),
});

/** What the pictures were found to show, with the foods that are in it as a first draft in place of those found before. */
export function withFound(scan: Scan, found: Found): Scan {
  const items = itemsOf(found);
  const added = scan.draft.added.filter(({ key }) => !scan.fromPictures.includes(key));
  return {
    ...scan,
    found,
    fromPictures: items.map(({ key }) => key),
    draft: { ...scan.draft, added: [...items, ...added] },
  };
}

/** Phrases that the model said and no food table knows, unless the member has seen to them. */
export const unknownIn = ({ found, draft }: Scan): readonly string[] =>
  found?.kind === 'meal'
    ? found.reading.notUnderstood.filter((phrase) => !draft.setAside.includes(phrase))
    : [];

/** How the meal came into the diary. */
export const sourceOfScan = ({ found }: Scan): MealSource =>
  found?.kind === 'product' ? 'barcode' : 'photo';
