import { useEffect } from 'react';
import { API_URL } from './api.ts';
import { explainCode } from './errors.ts';
import { isRecord } from './is-record.ts';

/** Result of an upload: the server's answer, a fault with its reason, or canceled. */
export type SentFile = { readonly answer: unknown } | { readonly fault: string } | 'stopped';

interface Sending {
  /** Path and query under the API. */
  readonly path: string;
  readonly file: File;
  /** Reports the fraction sent, from 0 to 1. */
  readonly onSent: (share: number) => void;
  readonly signal: AbortSignal;
}

function answerOf({ status, responseText }: XMLHttpRequest): SentFile {
  let said: unknown;
  try {
    said = JSON.parse(responseText);
  } catch {
    // A proxy's own error page: the status says what it means.
    said = { code: status === 413 ? 'PAYLOAD_TOO_LARGE' : 'UNKNOWN' };
  }
  if (status >= 200 && status < 300) return { answer: said };
  const refusal = isRecord(said) ? said : {};
  return { fault: explainCode(String(refusal['code']), refusal['data']).text };
}

/** Uploads a large file as it is. `fetch` reports no progress, so it uses XMLHttpRequest. */
export function sendFile({ path, file, onSent, signal }: Sending): Promise<SentFile> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', API_URL + path);
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

/** Leaving the page would cancel an upload, so the browser asks first. */
export function useStayWhile(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isSending]);
}
