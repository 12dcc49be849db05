import type { RowContent, TableReader } from './file-reading.ts';
import { fileTime } from './file-time.ts';
import { unitIn, valueOf } from './file-value.ts';

const HEADING_WITHIN = 30;

/** Reader for Medtronic CareLink (Guardian and pumps): local dates and times, newest first, with a section and heading per device. */
export function medtronicCareLink(rows: readonly (readonly string[])[]): TableReader | undefined {
  const columnsOf = (cells: readonly string[]) => ({
    date: cells.indexOf('Date'),
    time: cells.indexOf('Time'),
    sensor: cells.findIndex((heading) => heading.startsWith('Sensor Glucose')),
    strip: cells.findIndex((heading) => heading.startsWith('BG Reading')),
  });
  const row = rows.slice(0, HEADING_WITHIN).findIndex((cells) => {
    const { date, time, sensor } = columnsOf(cells);
    return date >= 0 && time >= 0 && sensor >= 0;
  });
  const headings = rows[row] ?? [];
  const columns = columnsOf(headings);
  const read = (cells: readonly string[]): RowContent => {
    if (cells[columns.date] === 'Date' || cells[0]?.startsWith('---')) return 'other';
    const isSensor = (cells[columns.sensor] ?? '') !== '';
    const at = isSensor ? columns.sensor : columns.strip;
    const value = valueOf(cells[at]);
    return value === undefined
      ? 'other'
      : {
          measured: isSensor ? 'sensor' : 'strip',
          time: fileTime(`${cells[columns.date]} ${cells[columns.time]}`),
          value,
          unit: unitIn(headings[at] ?? ''),
        };
  };
  return row < 0 ? undefined : { format: 'medtronic-carelink', headerRows: row + 1, otherTimes: [], read };
}
