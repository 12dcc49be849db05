import type { PhotoAnalysis } from '#contract/meals/photos.ts';
import { MAX_PICTURES } from '#domain/meals/limits.ts';
import type { MealSource } from '#domain/meals/meal.ts';
import type { ExplainedError } from '#web/lib/errors.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { pickedItem, toDraftItems } from '#web/meals/review/draft-item.ts';
import { EMPTY_DRAFT, type Draft, type DraftItem } from '#web/meals/review/draft.ts';

/** A picture taken or chosen, in the form it will be sent. */
export interface ScanPicture {
  /** UUID; a cropped picture is a new one. */
  readonly id: string;
  readonly picture: Blob;
  /** It is in the outbox, or the server has it. */
  readonly isGiven: boolean;
}

/** Kind of the pictures without an answer: offline, or today's analyses are used up. */
export interface NoAnswer {
  readonly kind: 'no-answer';
  readonly title: string;
  readonly text: string;
  /** Link to continue if retrying won't help: today's limit of the plan is reached. */
  readonly more?: ExplainedError['more'];
  /** No analysis is available today, even on a retry. */
  readonly isOver?: boolean;
}

export type ScanResult = PhotoAnalysis | NoAnswer;

/** The foods of an answer, to be reviewed. */
function itemsOf(found: ScanResult): readonly DraftItem[] {
  if (found.kind === 'product') return found.food ? [pickedItem(uuidV7(), found.food)] : [];
  if (found.kind !== 'meal') return [];
  return toDraftItems(found.reading.items).map((item) => ({ ...item, key: uuidV7() }));
}

/** Pictures for a meal. Stored on the device, so that they survive a reload. */
export interface Scan {
  readonly pictures: readonly ScanPicture[];
  /** Result of the analysis; undefined before it. */
  readonly found: ScanResult | undefined;
  /** Keys of the items that came from the pictures. */
  readonly fromPictures: readonly string[];
  readonly draft: Draft;
}

export const EMPTY_SCAN: Scan = { pictures: [], found: undefined, fromPictures: [], draft: EMPTY_DRAFT };

/** Adds pictures, as many as there is room for. The result for the others no longer applies. */
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

/** Applies the result of an analysis: its foods become the first draft, replacing earlier results. */
export function withResult(scan: Scan, found: ScanResult): Scan {
  const items = itemsOf(found);
  const added = scan.draft.added.filter(({ key }) => !scan.fromPictures.includes(key));
  return {
    ...scan,
    found,
    fromPictures: items.map(({ key }) => key),
    draft: { ...scan.draft, added: [...items, ...added] },
  };
}

/** Phrases from the model that match no food, unless the member has dealt with them. */
export const unknownIn = ({ found, draft }: Scan): readonly string[] =>
  found?.kind === 'meal'
    ? found.reading.notUnderstood.filter((phrase) => !draft.setAside.includes(phrase))
    : [];

/** Origin of the logged meal. */
export const sourceOfScan = ({ found }: Scan): MealSource =>
  found?.kind === 'product' ? 'barcode' : 'photo';
