import { request } from 'node:http';
import { line } from '../report.ts';
import { answersPerSecond } from './requests.ts';

const MAX_KB = 40;
/** 3,000 answers a second. */
const MAX_MICROSECONDS = 333;
const CONNECTIONS = 16;
const WARM_UP_SECONDS = 2;
const SECONDS = 5;

interface Transfer {
  /** Bytes transferred, headers included. */
  readonly bytes: number;
  readonly body: string;
}

/** Fetches an address like a browser. `body` is readable if no compression was requested. */
const transferred = (address: string, encoding: string): Promise<Transfer> =>
  new Promise((resolve, reject) => {
    request(address, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => void chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({ bytes: answer.rawHeaders.join('\r\n').length + body.length, body: body.toString() });
      });
    })
      .on('error', reject)
      .end();
  });

/** Assets that a browser loads with a page: styles, fonts, icon. The share picture is only for link previews. */
const loadedBy = (html: string): string[] =>
  [...html.matchAll(/<link rel="(?:stylesheet|preload|icon)"[^>]*?href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );

/** Size and speed of the start page. */
export async function benchLanding(address: string): Promise<void> {
  const { body } = await transferred(`${address}/`, 'identity');
  const addresses = ['/', ...loadedBy(body)];
  const parts = await Promise.all(
    addresses.map((path) => transferred(`${address}${path}`, 'gzip, deflate, br')),
  );
  const kb = parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  line('start page with everything it loads', `${kb.toFixed(1)} kB, ${parts.length} files`, kb, MAX_KB, 'kB');
  await answersPerSecond(address, '/', { connections: CONNECTIONS, seconds: WARM_UP_SECONDS });
  const each = await answersPerSecond(address, '/', { connections: CONNECTIONS, seconds: SECONDS });
  const microseconds = 1_000_000 / each;
  line('start page', `${each.toFixed(0)} answers a second`, microseconds, MAX_MICROSECONDS, 'µs');
}
