const urls = new Map<string, string>();
/** Pictures of a device's screen, each some 400 kB: what was shown long ago is let go. */
const MOST = 24;

/**
 * An address under which the page shows a picture that is on this device. The same id gets the same address, so that nothing flickers
 * when the screen is drawn again.
 */
export function pictureUrl(id: string, picture: Blob): string {
  const known = urls.get(id);
  if (known !== undefined) return known;
  const [oldest] = urls.keys();
  if (urls.size >= MOST && oldest !== undefined) {
    URL.revokeObjectURL(urls.get(oldest) ?? '');
    urls.delete(oldest);
  }
  const made = URL.createObjectURL(picture);
  urls.set(id, made);
  return made;
}
