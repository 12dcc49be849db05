import { REFUSED_ROWS } from '#domain/glucose-import/file-reading.ts';
import { isNightscoutEntry } from '#domain/glucose-import/nightscout.ts';
import { FileFault } from '#server/core/file-fault.ts';
import { jsonObjects } from '#server/glucose/json-objects.ts';
import { readGlucoseFile } from '#server/glucose/read-file.ts';
import { tableOf } from '#server/glucose/table-rows.ts';
import { wholeOf } from '#server/imports/files.ts';
import type { FileReader } from '#server/imports/rows/table-readers.ts';

const MAX_BYTES = 25e6;
const FIRST_LINES = 40;
const ASK =
  'We can’t tell days from months in this file. Import it under Glucose, where you can choose the order.';

function isGlucose(head: string): boolean {
  if (/^\s*[[{]/.test(head)) {
    const [first] = jsonObjects([head]);
    return isNightscoutEntry(first?.value);
  }
  const format = tableOf(head.split(/\r\n|\n|\r/, FIRST_LINES))?.reader.format;
  // Any table with a date and glucose: the member maps the columns.
  return format !== undefined && format !== 'table';
}

/** Exports of glucose sensors, read like in the glucose tracker. */
export const glucose: FileReader = {
  source: 'glucose',
  fits: isGlucose,
  async *readFile(file, { times, nowMs }) {
    const { timeZone } = times;
    const bytes = await wholeOf(file, MAX_BYTES);
    const read = await readGlucoseFile(bytes, { timeZone, nowMs, dateOrder: undefined });
    if ('dayFirst' in read) throw new FileFault(ASK);
    const at = { file: file.name, line: 0 };
    for (const { instantMs, origin, glucoseMgdl, outOfRange } of read.readings) {
      const { at: measuredAt } = times.instant(instantMs);
      const fields = { measuredAt, timeZone, glucoseMgdl, origin, outOfRange };
      yield { ...at, record: { kind: 'glucose', key: `${measuredAt} ${origin}`, fields } };
    }
    for (const { instantMs, ketoneMmoll } of read.ketones) {
      const { at: measuredAt } = times.instant(instantMs);
      const fields = { measuredAt, timeZone, method: 'blood' as const, value: ketoneMmoll };
      yield { ...at, record: { kind: 'ketones', key: measuredAt, fields } };
    }
    for (const { reason, count } of read.refused) yield { aside: REFUSED_ROWS[reason], count };
  },
};
