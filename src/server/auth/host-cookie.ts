/**
 * The name of a cookie of ours. With HTTPS it begins with `__Host-`: browsers then keep it for this host alone, and let no other host of the
 * domain set it (draft-ietf-httpbis-rfc6265bis, section 4.1.3.2). Such a cookie is `Secure`, has the path "/" and no domain.
 * @param publicUrl where browsers reach the server
 */
export const hostCookie = (publicUrl: string, name: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name;
