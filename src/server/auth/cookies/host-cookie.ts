/**
 * A cookie's name. With HTTPS it has the prefix `__Host-`: browsers then restrict it to this host, and no other host of the domain can set
 * it (draft-ietf-httpbis-rfc6265bis, section 4.1.3.2). Such a cookie is `Secure`, has the path "/" and no domain.
 * @param publicUrl of this server
 */
export const hostCookie = (publicUrl: string, name: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name;
