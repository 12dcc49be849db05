const urls = new Map<string, string>();
/** About as many as a screen shows, 400 kB each; the oldest are released. */
const MAX_URLS = 24;

/** An object URL of a picture on this device. The same id gets the same URL, so that nothing flickers when the screen re-renders. */
export function pictureUrl(id: string, picture: Blob): string {
  const known = urls.get(id);
  if (known !== undefined) return known;
  const [oldest] = urls.keys();
  if (urls.size >= MAX_URLS && oldest !== undefined) {
    URL.revokeObjectURL(urls.get(oldest) ?? '');
    urls.delete(oldest);
  }
  const made = URL.createObjectURL(picture);
  urls.set(id, made);
  return made;
}
