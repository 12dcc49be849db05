import type { Logger } from 'pino';
import type { PhotoAnalysis, PhotoLabel } from '#contract/meals/photos.ts';
import type { Food } from '#domain/foods/food.ts';
import type { LabelReading } from '#domain/foods/labels/read-label.ts';
import type { Actor } from '#server/core/actor.ts';
import { faultOf } from '#server/core/fault.ts';
import { Refusal } from '#server/core/refusal.ts';
import { readPictures, type ModelReadingDeps } from '#server/meals/analyze-with-model.ts';
import { photoOf, type PhotoDeps } from './photo-commands.ts';
import type { PictureWorker } from './picture-worker.ts';

/** Dependencies for reading pictures. */
export interface PhotoAnalysisDeps extends PhotoDeps {
  readonly worker: PictureWorker;
  /** A food by barcode that the member may log; undefined if nobody knows it. */
  readonly foodByGtin: (userId: string, gtin: string) => Promise<Food | undefined>;
  readonly reading: ModelReadingDeps;
  readonly log: Pick<Logger, 'warn'>;
}

const orNull = <T>(value: T | undefined): T | null => value ?? null;

const labelAnswer = (read: LabelReading): PhotoLabel => ({
  per100: orNull(read.per100),
  perServing: orNull(read.perServing),
  servingGrams: orNull(read.servingGrams),
  servingText: orNull(read.servingText),
  countsFiber: read.countsFiber,
  isByVolume: read.isByVolume,
  energyAgrees: orNull(read.energyAgrees),
});

async function picturesOf(
  { db, store }: PhotoDeps,
  actor: Actor,
  photoIds: readonly string[],
): Promise<Uint8Array[]> {
  const pictures: Uint8Array[] = [];
  for (const id of photoIds) {
    const bytes = await store.get((await photoOf(db, actor.userId, id)).storageKey);
    if (!bytes) throw new Refusal('NOT_FOUND');
    pictures.push(bytes);
  }
  return pictures;
}

async function productIn(
  { worker, foodByGtin }: PhotoAnalysisDeps,
  actor: Actor,
  pictures: readonly Uint8Array[],
): Promise<PhotoAnalysis | undefined> {
  for (const picture of pictures) {
    const gtin = await worker.do('barcode', picture);
    if (gtin !== undefined)
      return { kind: 'product', gtin, food: await foodAnswerOf(foodByGtin(actor.userId, gtin)) };
  }
  return undefined;
}

const foodAnswerOf = async (looked: Promise<Food | undefined>) => {
  const food = await looked;
  return food ? { ...food, aliases: [...food.aliases], portions: [...food.portions] } : null;
};

/** A failed reader counts as no label, because the picture may still show a meal. */
async function labelIn(
  { worker, log }: PhotoAnalysisDeps,
  pictures: readonly Uint8Array[],
): Promise<PhotoAnalysis | undefined> {
  for (const picture of pictures) {
    const read = await worker.do('label', picture).catch((error: unknown) => {
      log.warn({ fault: faultOf(error) }, 'text of a picture could not be read');
      return undefined;
    });
    if (read) return { kind: 'label', label: labelAnswer(read) };
  }
  return undefined;
}

async function mealIn(
  { reading }: PhotoAnalysisDeps,
  actor: Actor,
  pictures: readonly Uint8Array[],
  words: string | undefined,
): Promise<PhotoAnalysis> {
  if (!reading.model?.visionName) return { kind: 'words-needed', reason: 'no-model', note: null };
  const asked = pictures.map((bytes) => ({ bytes, mediaType: 'image/jpeg' as const }));
  const { kind, ...read } = await readPictures(reading, actor, asked, words);
  if (read.items.length > 0 || read.notUnderstood.length > 0) return { kind: 'meal', reading: read };
  const reason = kind === null ? 'model-failed' : kind === 'label' ? 'label-unread' : 'no-food';
  return { kind: 'words-needed', reason, note: read.note };
}

/**
 * Reads a member's pictures: a barcode first, then a nutrition label, both on this machine; otherwise a meal, if a vision model is
 * configured. Without one, or if it recognizes nothing, the member is asked for text.
 * @throws Refusal NOT_FOUND if a picture isn't the member's, PLAN_LIMIT at the daily limit of model requests
 */
export async function analyzePhotos(
  deps: PhotoAnalysisDeps,
  actor: Actor,
  photoIds: readonly string[],
  words: string | undefined,
): Promise<PhotoAnalysis> {
  const pictures = await picturesOf(deps, actor, photoIds);
  return (
    (await productIn(deps, actor, pictures)) ??
    (await labelIn(deps, pictures)) ??
    mealIn(deps, actor, pictures, words)
  );
}
