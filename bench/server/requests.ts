import { connect, type Socket } from 'node:net';

/** End of the first response in `bytes`, from its Content-Length; undefined while it is incomplete. */
function endOf(bytes: Buffer): number | undefined {
  const head = bytes.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const length = /^content-length: (\d+)/im.exec(bytes.toString('latin1', 0, head))?.[1];
  if (length === undefined) throw new Error('The response has no Content-Length.');
  const end = head + 4 + Number(length);
  return bytes.length < end ? undefined : end;
}

/** Repeats a request over one connection until stopped, and counts responses. */
function keepAsking(socket: Socket, request: string, onAnswer: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let bytes: Buffer = Buffer.alloc(0);
    // Responses to the same request have the same length, so only the first is parsed.
    let answerBytes: number | undefined;
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
      if (answerBytes === undefined) {
        if (!bytes.toString('latin1', 0, 12).startsWith('HTTP/1.1 200'))
          reject(new Error(bytes.toString('latin1', 0, 200)));
        answerBytes = endOf(bytes);
      }
      if (answerBytes === undefined || bytes.length < answerBytes) return;
      bytes = bytes.subarray(answerBytes);
      if (onAnswer()) socket.write(request);
      else {
        socket.end();
        resolve();
      }
    });
    socket.write(request);
  });
}

/** Responses per second of the page at `path`, over parallel `connections` for `seconds`, compressed as for browsers. */
export async function answersPerSecond(
  address: string,
  path: string,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<number> {
  const { hostname, port, host } = new URL(address);
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br\r\nSec-Fetch-Dest: document\r\n\r\n`;
  let answers = 0;
  const begin = performance.now();
  const until = begin + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, () =>
      keepAsking(connect(Number(port), hostname), request, () => {
        answers += 1;
        return performance.now() < until;
      }),
    ),
  );
  return answers / ((performance.now() - begin) / 1000);
}
