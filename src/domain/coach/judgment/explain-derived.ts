import { DERIVED_ROWS } from '#domain/blood/derived/derived-markers.ts';
import type { DerivedBand, DerivedRow } from '#domain/blood/derived/row.ts';
import { markerName } from '#domain/coach/record-words.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { joinWords } from '#domain/words/join-words.ts';
import { capitalized } from '#domain/words/first-letter.ts';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** "Below 1: ideal", "higher: insulin resistance" */
const bandWords = ({ below, upTo, label }: DerivedBand): string =>
  below !== undefined
    ? `below ${below}: ${label.toLowerCase()}`
    : upTo === undefined
      ? `higher: ${label.toLowerCase()}`
      : `up to ${upTo}: ${label.toLowerCase()}`;

/** What a value that is calculated from other markers means: "What does HOMA-IR mean?" */
export function explainDerived(what: string): Reply | undefined {
  const said = plain(what);
  const row = Object.values<DerivedRow>(DERIVED_ROWS).find(({ name }) => plain(name) === said);
  if (!row) return undefined;
  // Ranges that depend on age or sex aren't the same for everybody.
  const bands = row.ofPerson ? [] : (row.bands?.({ sex: 'female', ageYears: 40 }) ?? []);
  const ranges = bands.map(bandWords).join('; ');
  return reply({
    kind: 'advice',
    title: row.name,
    paragraphs: [
      `${row.name} is calculated from your ${joinWords(row.inputs.map(markerName))}${row.needsFasting ? ', drawn after an overnight fast' : ''}.`,
      ...(ranges === '' ? [] : [`${capitalized(ranges)}.`]),
    ],
    links: [{ name: 'Open blood tests', screen: 'bloodTests' }],
    sources:
      row.source.doi === undefined
        ? []
        : [{ name: row.source.label, url: `https://doi.org/${row.source.doi}` }],
    next: [`What is my ${row.name}?`],
  });
}
