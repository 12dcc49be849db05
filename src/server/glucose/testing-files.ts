/** Files in the sources' formats, for tests and benchmarks. */

const CLARITY_HEADER =
  'Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype,Patient Info,Device Info,Source Device ID,Glucose Value (mg/dL),Insulin Value (u),Carb Value (grams),Duration (hh:mm:ss),Glucose Rate of Change (mg/dL/min),Transmitter Time (Long Integer)';

/** A reading every five minutes, starting at an instant, in UTC. */
export function clarityFile(
  firstAt: string,
  count: number,
  valueAt = (at: number) => 90 + (at % 60),
): string {
  const firstMs = Date.parse(firstAt);
  const rows = Array.from({ length: count }, (_, at) => {
    const time = new Date(firstMs + at * 300_000).toISOString().slice(0, 19);
    return `${at + 3},${time},EGV,,,,iPhone G6,${valueAt(at)},,,,,`;
  });
  return [
    `\uFEFF${CLARITY_HEADER}`,
    '1,,FirstName,,Nadia,,,,,,,,',
    '2,,Alert,Low,,,iPhone G6,70,,,,,',
    ...rows,
    '',
  ].join('\r\n');
}
