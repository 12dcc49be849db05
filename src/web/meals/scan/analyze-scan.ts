import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { whenSent } from '#web/lib/outbox/outbox.ts';
import { refetchAbilities } from '#web/meals/abilities.ts';
import { sendPhoto } from './photo-commands.ts';
import { withGiven, type ScanResult, type NoAnswer, type Scan } from './scan.ts';
import type { ChangeScan } from './use-scan.ts';

/** Current step, for the progress line. */
export type ScanStep = 'sending' | 'looking';

const OFFLINE: NoAnswer = {
  kind: 'no-answer',
  title: 'No connection',
  text: 'Your photos are saved on this device and will sync with the meal when you’re back online. Describe the meal in words to log it now.',
};

const REFUSED: NoAnswer = {
  kind: 'no-answer',
  title: 'The server didn’t accept a photo',
  text: 'The notice at the top explains why. Take another photo, or log the meal in words.',
};

async function ask(scan: Scan): Promise<ScanResult> {
  const words = scan.draft.text.trim();
  try {
    return await api.photos.analyze({
      photoIds: scan.pictures.map(({ id }) => id),
      ...(words !== '' && { words }),
    });
  } catch (error) {
    const { code, title, text, more } = explain(error);
    if (code === 'OFFLINE') return OFFLINE;
    return {
      kind: 'no-answer',
      title,
      text: `${text} Your photos are safe. You can log the meal in words.`,
      ...(more && { more }),
      ...(code === 'PLAN_LIMIT' && { isOver: true }),
    };
  }
}

/**
 * Uploads the pictures and requests their analysis. Always resolves to something to continue with: an answer, or why there is none.
 * @param onStep reports the current step
 */
export async function analyzeScan(
  scan: Scan,
  change: ChangeScan,
  onStep: (step: ScanStep) => void,
): Promise<ScanResult> {
  onStep('sending');
  for (const picture of scan.pictures.filter(({ isGiven }) => !isGiven)) {
    await sendPhoto(picture);
    change((now) => withGiven(now, picture.id));
  }
  const sent = await whenSent(scan.pictures.map(({ id }) => id));
  if (sent === 'waiting') return OFFLINE;
  if (sent === 'refused') return REFUSED;
  onStep('looking');
  return ask(scan).finally(refetchAbilities);
}
