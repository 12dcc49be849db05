/** Returns whether an `Accept-Encoding` header allows an encoding by its name. */
const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((each) => {
    const [name, weight] = each.split(';');
    return name?.trim() === encoding && !/q=0(?:\.0*)?\s*$/.test(weight ?? '');
  });

/**
 * The first of some encodings that a reader accepts.
 * @param header its `Accept-Encoding`
 * @param offered best first
 */
export const acceptedEncoding = <Encoding extends string>(
  header: string | undefined,
  offered: readonly Encoding[],
): Encoding | undefined => {
  if (!header) return undefined;
  return offered.find((encoding) => accepts(header, encoding));
};
