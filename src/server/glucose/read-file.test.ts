import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { DateOrder } from '#domain/glucose-import/date-order.ts';
import type { GlucoseFile, UnclearDates } from '#domain/glucose-import/glucose-file.ts';
import { readGlucoseFile } from './read-file.ts';
import { clarityFile } from './testing-files.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

const read = (file: string | Buffer<ArrayBuffer>, dateOrder?: DateOrder) =>
  readGlucoseFile(typeof file === 'string' ? Buffer.from(file) : file, {
    timeZone: 'Europe/Berlin',
    nowMs: NOW,
    dateOrder,
  });

function settled(file: GlucoseFile | UnclearDates): GlucoseFile {
  if ('dayFirst' in file) throw new Error(`day or month first: ${file.dayFirst} or ${file.monthFirst}`);
  return file;
}

/** Two readings of a morning at high altitude, by a person with a non-ASCII name. */
const WITH_NAME =
  'time;Name;Glukose [mg/dL]\r\n2026-05-01 08:00;Zoë Müller;101\r\n2026-05-01 08:05;Zoë Müller;104\r\n';

describe('the text of a file', () => {
  const utf16 = Buffer.from(WITH_NAME, 'utf16le');
  test.each([
    ['UTF-8', Buffer.from(WITH_NAME)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${WITH_NAME}`)],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${WITH_NAME}`, 'utf16le')],
    ['UTF-16 without a mark', utf16],
    ['UTF-16 of the other byte order', Buffer.from(`\uFEFF${WITH_NAME}`, 'utf16le').swap16()],
    ['Latin-1', Buffer.from(WITH_NAME, 'latin1')],
  ])('is read in %s', async (_encoding, bytes) => {
    const { readings, refused } = settled(await read(bytes));
    expect([...readings].map(({ glucoseMgdl }) => glucoseMgdl)).toEqual([101, 104]);
    expect(refused).toEqual([]);
  });

  test.each([',', ';', '\t', '|'])('is read with "%s" between cells', async (separator) => {
    const { readings } = settled(await read(WITH_NAME.replaceAll(';', separator)));
    expect(readings).toHaveLength(2);
  });

  test('decimal commas are read if semicolons separate cells', async () => {
    const { readings, unit } = settled(await read('time;glucose mmol/L\n2026-05-01 08:00;6,3\n'));
    expect(unit).toBe('mmol/L');
    expect(readings.at(0)?.glucoseMgdl).toBeCloseTo(113.5, 1);
  });

  test('a spreadsheet, a PDF and an archive are recognized', async () => {
    await expect(read('PK\u0003\u0004 and more')).rejects.toThrow(/spreadsheet or archive/);
    await expect(read('%PDF-1.7')).rejects.toThrow(/PDF/);
    await expect(read(Buffer.from([0x1f, 0x8b, 8]))).rejects.toThrow(/Unzip/);
  });

  test('an empty file, a header alone and a letter report what is wrong', async () => {
    await expect(read('\r\n  \r\n')).rejects.toThrow(/empty/);
    await expect(read('time,glucose\r\n')).rejects.toThrow(/no glucose readings/);
    await expect(read('Dear Nadia,\nhow are you?\n')).rejects.toThrow(/Dexcom Clarity, LibreView/);
  });
});

// Skipping them takes a fraction of a second; making records of them takes half a minute.
test.each(['\n', '\r\n'])(
  'a million blank lines that end in %j are skipped',
  { timeout: 20_000 },
  async (end) => {
    const { readings } = settled(await read(WITH_NAME.replaceAll('\r\n', end) + end.repeat(1_000_000)));
    expect(readings).toHaveLength(2);
  },
);

test('a file of more than 300,000 readings is refused', async () => {
  await expect(read(clarityFile('2020-05-01T08:00:00Z', 300_001))).rejects.toThrow('300,000 readings');
});

test('a file of more than a million rows is refused', async () => {
  const file = `time;glucose mg/dL\n${'no date;101\n'.repeat(1_000_001)}`;
  await expect(read(file)).rejects.toThrow('1,000,000 rows');
});

describe('a file that was cut off', () => {
  const whole = clarityFile('2026-05-01T08:00:00Z', 4);
  test('in the middle of a row gives the rows before it and says so', async () => {
    const { readings, refused } = settled(await read(whole.slice(0, whole.lastIndexOf('EGV') + 5)));
    expect(readings).toHaveLength(3);
    expect(refused).toEqual([{ reason: 'cut-off', count: 1, lines: [7] }]);
  });

  test('in the middle of a character is still read as UTF-8', async () => {
    const bytes = Buffer.from(`${WITH_NAME}2026-05-01 08:10;Zo\u00EB`);
    const { refused } = settled(await read(bytes.subarray(0, -1)));
    expect(refused).toEqual([{ reason: 'cut-off', count: 1, lines: [4] }]);
  });

  test('in the middle of JSON gives the entries before it', async () => {
    const entries = JSON.stringify([
      { type: 'sgv', sgv: 120, date: Date.parse('2026-05-01T08:00:00Z'), note: 'a "brace } \\"' },
      { type: 'cal', slope: 1, date: Date.parse('2026-05-01T08:01:00Z') },
      { type: 'mbg', mbg: 118, date: Date.parse('2026-05-01T08:02:00Z') },
      { type: 'sgv', sgv: 125, date: Date.parse('2026-05-01T08:05:00Z') },
    ]);
    const { readings, refused } = settled(await read(entries.slice(0, -12)));
    expect([...readings].map(({ origin, glucoseMgdl }) => [origin, glucoseMgdl])).toEqual([
      ['sensor', 120],
      ['finger-stick', 118],
    ]);
    expect(refused).toMatchObject([{ reason: 'cut-off', count: 1 }]);
  });

  test('with an unclosed quote names the line', async () => {
    const file =
      'time,glucose,note\n2026-05-01 08:00,101,\n2026-05-01 08:05,102,"lost\n2026-05-01 08:10,103,\n';
    const { readings, refused } = settled(await read(file));
    expect(readings).toHaveLength(1);
    expect(refused).toMatchObject([{ reason: 'row', count: 1 }]);
  });
});

const FOLDER = '../shared/data/cgm/exports/';
const isThere = existsSync(FOLDER);

describe.skipIf(!isThere)(`the sample exports in ${FOLDER}${isThere ? '' : ', which is not there'}`, () => {
  const sample = (name: string, dateOrder?: DateOrder) => read(readFileSync(FOLDER + name), dateOrder);

  test.each([
    ['Clarity_Export_synthetic.csv', 'dexcom-clarity', 'mg/dL', 3922, 0],
    ['dexcom_clarity_g6_real.csv', 'dexcom-clarity', 'mg/dL', 2148, 0],
    ['FreeStyle_Libre_3_synthetic.csv', 'libreview', 'mg/dL', 4548, 73],
    ['glyco_libre_out_glucose_sample.csv', 'libreview', 'mmol/L', 1300, 0],
    ['medtronic_guardian.csv', 'medtronic-carelink', 'mg/dL', 22_404, 0],
    ['nightscout_entries.csv', 'nightscout-csv', 'mg/dL', 1000, 0],
    ['nightscout_entries.json', 'nightscout-json', 'mg/dL', 1000, 0],
    ['Unified_synthetic.csv', 'table', 'mg/dL', 8227, 0],
  ])('%s gives all its readings', async (name, format, unit, count, repeatedCount) => {
    const file = settled(await sample(name));
    expect(file).toMatchObject({ format, unit, repeatedCount, refused: [] });
    expect(file.readings).toHaveLength(count);
  });

  test('the real Clarity export starts and ends when its owner wore the sensor', async () => {
    const { readings } = settled(await sample('dexcom_clarity_g6_real.csv'));
    expect(readings.at(0)).toMatchObject({
      instantMs: Date.parse('2016-10-24T11:24:17+02:00'),
      glucoseMgdl: 103,
    });
    expect(readings.at(readings.length - 1)).toMatchObject({
      instantMs: Date.parse('2016-11-01T09:19:02+01:00'),
      glucoseMgdl: 108,
    });
  });

  test('five "Low" readings of a sensor are stored as 39 mg/dL, flagged', async () => {
    const { readings } = settled(await sample('Clarity_Export_synthetic.csv'));
    const low = [...readings].filter(({ outOfRange }) => outOfRange === 'low');
    expect(low.map(({ glucoseMgdl }) => glucoseMgdl)).toEqual([39, 39, 39, 39, 39]);
  });

  test('both files of one Nightscout have the same readings', async () => {
    const values = async (name: string) =>
      [...settled(await sample(name)).readings]
        .map(({ instantMs, glucoseMgdl }) => `${instantMs} ${glucoseMgdl}`)
        .toSorted();
    expect(await values('nightscout_entries.csv')).toEqual(await values('nightscout_entries.json'));
  });

  test.each([
    ['glyco_libre_tiny_sample.csv', { dayFirst: '2019-12-05', monthFirst: '2019-05-12' }, 6],
    ['glyco_libre_tiny_sample_delimiter.csv', { dayFirst: '2019-12-05', monthFirst: '2019-05-12' }, 4],
    ['nightscout-data-with-treatments.csv', { dayFirst: '2026-07-04', monthFirst: '2026-04-07' }, 100],
  ])('%s has ambiguous dates, and is read once its owner chooses', async (name, unclear, count) => {
    expect(await sample(name)).toEqual(unclear);
    expect(settled(await sample(name, 'month-first')).readings).toHaveLength(count);
  });

  test.each([
    ['nightscout_treatments.json', /Nightscout treatments/],
    ['nightscout_profile.json', /Nightscout profile/],
    ['glyco_libre_tiny_sample_type6.csv', /no glucose readings/],
    ['CGMacros-001.csv', /CGMacros study/],
    ['CGMacros-005.csv', /CGMacros study/],
  ])('%s is refused with its type', async (name, said) => {
    await expect(sample(name)).rejects.toThrow(said);
  });
});
