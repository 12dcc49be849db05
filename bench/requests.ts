import { connect, type Socket } from 'node:net';

/** Where the first answer in `bytes` ends; undefined while it is not all there. Answers tell their length. */
function endOf(bytes: Buffer): number | undefined {
  const head = bytes.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const length = /^content-length: (\d+)/im.exec(bytes.toString('latin1', 0, head))?.[1];
  if (length === undefined) throw new Error('The answer does not tell its length.');
  const end = head + 4 + Number(length);
  return bytes.length < end ? undefined : end;
}

/** Asks again and again over one connection until told to stop, and counts answers. */
function keepAsking(socket: Socket, request: string, onAnswer: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let bytes: Buffer = Buffer.alloc(0);
    // Answers to the same request are equally long: all but the first are told by their length alone.
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

/** Answers a second of the page at `path`, asked over `connections` at once for `seconds`, compressed as browsers take it. */
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
