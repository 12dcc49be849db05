import type { MemberTable } from '#server/db/member-tables.ts';
import { wordsOfKind } from './everything-words.ts';
import { exportedColumns } from './member-rows.ts';

const INTRODUCTION = `Everything that Perennial stores of you
======================================

json/     every kind of entry with all its figures, one file each, for programs
csv/      the same as tables, for spreadsheets: UTF-8, commas, decimal points
photos/   your pictures as they are stored
account.json   your account: how you sign in (without passwords or keys), sessions, purchases, messages

Units stand at the end of a column's name: mass_kg, height_cm, volume_ml, glucose_mgdl, energyKcal.
Times end in Z and are UTC; local_date is the day on your own calendar, in the zone of time_zone.
An empty cell, or null, is unknown; it is never zero. A cell that begins with { or [ is JSON.
What you deleted less than 30 days ago is in it too, with deleted_at.
Figures of foods have a value with a low and a high bound, as they were when you logged them.
It was read while you could go on logging: two files may be some seconds apart.
`;

/** What each file of the export is. */
export function readmeText(tables: readonly MemberTable[], at: Date): string {
  const kinds = tables.map((table) => {
    const { file, about } = wordsOfKind(table.name);
    const columns = exportedColumns(table).map(({ name }) => name);
    return `${file}\n    ${about}.\n    ${columns.join(', ')}\n`;
  });
  return `${INTRODUCTION}\nExported ${at.toISOString()}\n\nThe files\n---------\n\n${kinds.join('\n')}`.replaceAll(
    '\n',
    '\r\n',
  );
}
