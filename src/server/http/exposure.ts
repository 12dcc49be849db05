const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Where a server listens, and where browsers reach it. */
export interface Exposure {
  readonly host: string;
  readonly publicUrl: string;
}

/** Whether anyone but this machine may reach the server. */
export const isExposed = ({ host, publicUrl }: Exposure): boolean =>
  !LOOPBACK.test(new URL(publicUrl).hostname) || !LOOPBACK.test(host);
