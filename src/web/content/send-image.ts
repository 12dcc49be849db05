import { API_URL } from '#web/lib/api.ts';
import { explainCode } from '#web/lib/errors.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { preparePicture } from '#web/lib/pictures/picture-file.ts';
import { uuidV7 } from '#web/lib/uuid.ts';

/** What became of a picture: its id, or why it was not taken, for people. */
type SentImage = { readonly id: string } | { readonly fault: string };

/** Sends pictures one after the other. @returns why each that was not taken was not, with its name */
export async function sendImages(files: readonly File[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const file of files) {
    const sent = await sendImage(file);
    if ('fault' in sent) faults.push(files.length === 1 ? sent.fault : `${file.name}: ${sent.fault}`);
  }
  return faults;
}

/** Makes a picture small and upright, and sends it for pages. */
async function sendImage(file: File): Promise<SentImage> {
  const prepared = await preparePicture(file);
  if ('fault' in prepared) return prepared;
  const id = uuidV7();
  try {
    const query = new URLSearchParams({ id, name: file.name });
    const response = await fetch(`${API_URL}/admin/images?${query.toString()}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'image/jpeg' },
      body: prepared.picture,
    });
    if (response.ok) return { id };
    const told: unknown = await response.json().catch(() => undefined);
    const answer = isRecord(told) ? told : {};
    return { fault: explainCode(String(answer['code']), answer['data']).text };
  } catch {
    return { fault: explainCode('OFFLINE').text };
  }
}
