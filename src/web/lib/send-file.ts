import { useEffect } from 'react';
import { API_URL } from './api.ts';
import { explainCode, type ExplainedError } from './errors.ts';
import { isRecord } from './is-record.ts';

/** Result of an upload: the server's answer, an error with its reason, or canceled. */
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
    // A proxy's own error page, of which only the status is meaningful.
    said = { code: status === 413 ? 'PAYLOAD_TOO_LARGE' : 'UNKNOWN' };
  }
  return status >= 200 && status < 300 ? { answer: said } : { fault: refusalOf(said).text };
}

/** Explains the body of a rejected request. */
function refusalOf(said: unknown): ExplainedError {
  const refusal = isRecord(said) ? said : {};
  return explainCode(String(refusal['code']), refusal['data']);
}

/** Uploads a small file: the server's answer, or why there is none. Never throws. */
export async function postFile(
  path: string,
  file: Blob,
  contentType: string,
): Promise<{ readonly answer: unknown } | { readonly error: ExplainedError }> {
  try {
    const response = await fetch(API_URL + path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': contentType },
      body: await file.arrayBuffer(),
    });
    const said: unknown = await response.json().catch(() => undefined);
    return response.ok ? { answer: said } : { error: refusalOf(said) };
  } catch {
    return { error: explainCode('OFFLINE') };
  }
}

/** Uploads a large file. `fetch` reports no progress, so it uses XMLHttpRequest. */
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
