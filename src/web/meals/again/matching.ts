const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Entries whose texts contain every word of the search, ignoring case and accents; all of them for an empty search. */
export function matching<Entry>(
  list: readonly Entry[],
  search: string,
  textsOf: (entry: Entry) => readonly string[],
): readonly Entry[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return list;
  return list.filter((entry) => {
    const text = plain(textsOf(entry).join(' '));
    return words.every((word) => text.includes(word));
  });
}
