import { API_URL } from '#web/lib/api.ts';
import { explainCode } from '#web/lib/errors.ts';
import { isRecord } from '#web/lib/is-record.ts';

/** What became of a file: it waits to be imported, it was not taken and why, or nobody wants it any more. */
export type SentFoodFile = 'taken' | 'stopped' | { readonly fault: string };

interface Sending {
  /** Of the import: sent again, the file begins nothing more. */
  readonly id: string;
  readonly file: File;
  /** Told how much of the file has been sent, from 0 to 1. */
  readonly onSent: (share: number) => void;
  readonly signal: AbortSignal;
}

function answerOf({ status, responseText }: XMLHttpRequest): SentFoodFile {
  if (status >= 200 && status < 300) return 'taken';
  let told: unknown;
  try {
    told = JSON.parse(responseText);
  } catch {
    // A proxy's own page: the status says what it means.
    told = { code: status === 413 ? 'PAYLOAD_TOO_LARGE' : 'UNKNOWN' };
  }
  const answer = isRecord(told) ? told : {};
  return { fault: explainCode(String(answer['code']), answer['data']).text };
}

/** Sends a food file as it is. `fetch` tells nothing of how far it is, so the older interface does it. */
export function sendFoodFile({ id, file, onSent, signal }: Sending): Promise<SentFoodFile> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const query = new URLSearchParams({ id, fileName: file.name });
    request.open('POST', `${API_URL}/admin/food-files?${query.toString()}`);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onSent(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => resolve(answerOf(request)));
    request.addEventListener('error', () => resolve({ fault: explainCode('OFFLINE').text }));
    request.addEventListener('abort', () => resolve('stopped'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
