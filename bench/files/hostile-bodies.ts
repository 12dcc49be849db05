import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';

/** A file designed to stop a server, and where it is sent. */
export interface Hostile {
  readonly title: string;
  readonly place: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: () => Uint8Array;
}

const MB = 1024 * 1024;
export const PIECE = Buffer.alloc(64 * 1024, 'x');
const GIGABYTE = 1024;

/** Compresses a gigabyte of one letter, a megabyte at a time. */
function packed(megabytes: number, pack: (bytes: Uint8Array) => Buffer): Buffer {
  return pack(Buffer.alloc(megabytes * MB, ' '));
}

/** A PDF with a page that unpacks to a gigabyte. */
function pdfBomb(): Uint8Array {
  const stream = packed(GIGABYTE, (bytes) => deflateSync(bytes));
  const parts = [
    Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'),
    Buffer.from('2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n'),
    Buffer.from('3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>\nendobj\n'),
    Buffer.from(`4 0 obj\n<< /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`),
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF'),
  ];
  return Buffer.concat(parts);
}

/** A zip of a food file that starts normally and continues with a gigabyte of brackets. */
function zipBomb(): Uint8Array {
  const head = Buffer.from('{"code":"4000000000006","product_name":"Bread","nutriments":{}}\n');
  const data = deflateRawSync(Buffer.concat([head, Buffer.alloc(GIGABYTE * MB, '[')]));
  const name = Buffer.from('bomb.jsonl');
  const [local, entry, end] = [Buffer.alloc(30), Buffer.alloc(46), Buffer.alloc(22)];
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(data.length, 18);
  local.writeUInt16LE(name.length, 26);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(data.length, 20);
  entry.writeUInt16LE(name.length, 28);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + data.length, 16);
  return Buffer.concat([local, name, data, entry, name, end]);
}

const CSV = { name: 'file.csv', type: 'text/csv' };
const GLUCOSE = { place: '/api/glucose-files', ...CSV };
const BLOOD = { place: '/api/blood-files', ...CSV };
const FOODS = { place: '/api/admin/food-files', name: 'foods', type: 'application/octet-stream' };
const HEADING = 'time,glucose\n2026-05-01 08:00,101\n';
const RESULTS = 'date,test,value,unit\n2026-03-04,Ferritin,84,ng/mL\n';

export const hostileFiles = (): Hostile[] => [
  { title: 'glucose: 24 MB of blank lines', ...GLUCOSE, bytes: () => Buffer.alloc(24 * MB, '\n') },
  {
    title: 'glucose: a heading and 24 MB of blank lines',
    ...GLUCOSE,
    bytes: () => Buffer.concat([Buffer.from(HEADING), Buffer.alloc(24 * MB, '\n')]),
  },
  { title: 'glucose: one line of 24 MB', ...GLUCOSE, bytes: () => Buffer.alloc(24 * MB, 'x') },
  {
    title: 'glucose: a heading and one row of 24 MB',
    ...GLUCOSE,
    bytes: () => Buffer.from(HEADING + ','.repeat(24 * MB)),
  },
  {
    title: 'glucose: a million quotes',
    ...GLUCOSE,
    bytes: () => Buffer.from(HEADING + '"'.repeat(1_000_001)),
  },
  {
    title: 'glucose: 12 million rows',
    ...GLUCOSE,
    bytes: () => Buffer.from(HEADING + 'x\n'.repeat(12 * MB)),
  },
  {
    title: 'glucose: 24 MB of readings',
    ...GLUCOSE,
    bytes: () =>
      Buffer.from(
        'time,glucose\n' +
          Array.from(
            { length: (24 * MB) / 21 },
            (_, at) => `${new Date(1.6e12 + at * 60_000).toISOString().slice(0, 16)},101\n`,
          ).join(''),
      ),
  },
  { title: 'glucose: 20 million brackets', ...GLUCOSE, bytes: () => Buffer.from('[{"a":'.repeat(4 * MB)) },
  {
    title: 'blood: 19 MB of blank lines',
    ...BLOOD,
    bytes: () => Buffer.concat([Buffer.from(RESULTS), Buffer.alloc(19 * MB, '\n')]),
  },
  { title: 'blood: one line of 19 MB', ...BLOOD, bytes: () => Buffer.alloc(19 * MB, 'x') },
  { title: 'blood: a million quotes', ...BLOOD, bytes: () => Buffer.from(RESULTS + '"'.repeat(1_000_001)) },
  { title: 'blood: JSON 19 million lists deep', ...BLOOD, bytes: () => Buffer.alloc(19 * MB, '[') },
  { title: 'blood: a PDF of 1 GB', ...BLOOD, bytes: pdfBomb },
  { title: 'foods: a zip of 1 GB in one row', ...FOODS, bytes: zipBomb },
  {
    title: 'foods: 1 GB of blanks, packed',
    ...FOODS,
    bytes: () => packed(GIGABYTE, (bytes) => gzipSync(bytes)),
  },
];
