/** Reads comma-separated text with a header into one record a row; quoted cells may hold commas, quotes and line ends. */
export function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const match of text.matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g)) {
    const [whole, cell = '', end] = match;
    if (whole === '' && row.length === 0) break;
    row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  const [header = [], ...lines] = rows;
  return lines.map((cells) => Object.fromEntries(header.map((name, column) => [name, cells[column] ?? ''])));
}
