const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** The address a server listens on, and its public URL. */
export interface Exposure {
  readonly host: string;
  readonly publicUrl: string;
}

/** Whether anyone but this machine may reach the server. */
export const isExposed = ({ host, publicUrl }: Exposure): boolean =>
  !LOOPBACK.test(new URL(publicUrl).hostname) || !LOOPBACK.test(host);
