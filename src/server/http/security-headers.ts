import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { NONCE, secureHeaders, type SecureHeadersVariables } from 'hono/secure-headers';

const SELF = "'self'";
const NONE = "'none'";

export interface HttpVariables extends SecureHeadersVariables {
  requestId: string;
  /** What was asked for, without anything personal: a procedure's name or a page's. */
  routeName: string | undefined;
  /** Why it was not done, where the status does not say: for the log. */
  refusedFor: 'cross-site' | 'too many tries' | undefined;
}

export interface HeaderOptions {
  readonly publicUrl: string;
  /** Where the payment's form leads on to, beside this server: browsers hold a form's redirects against the policy too. */
  readonly payeeOrigins?: readonly string[];
  /** In development the page may talk to the development server's socket. */
  readonly isDevelopment: boolean;
}

/** Headers of every answer; pages get a fresh nonce each. */
export const securityHeaders = ({ publicUrl, payeeOrigins = [], isDevelopment }: HeaderOptions) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [SELF],
      // The reader of barcodes is WebAssembly.
      scriptSrc: [SELF, NONCE, "'wasm-unsafe-eval'"],
      styleSrc: [SELF, NONCE],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: [SELF, 'data:', 'blob:'],
      fontSrc: [SELF],
      connectSrc: isDevelopment ? [SELF, 'ws:', 'wss:'] : [SELF],
      workerSrc: [SELF],
      manifestSrc: [SELF],
      objectSrc: [NONE],
      baseUri: [NONE],
      formAction: [SELF, ...payeeOrigins],
      frameAncestors: [NONE],
    },
    strictTransportSecurity: publicUrl.startsWith('https:') ? 'max-age=31536000' : false,
    xFrameOptions: 'DENY',
    referrerPolicy: 'same-origin',
    permissionsPolicy: { camera: ['self'], microphone: ['self'], geolocation: [], payment: ['self'] },
  });

/** A page with this answer's nonce put where `__NONCE__` stands. */
export const sendPage = (
  c: Context<{ Variables: HttpVariables }>,
  html: string,
  status: ContentfulStatusCode = 200,
): Response =>
  c.html(html.replaceAll('__NONCE__', c.get('secureHeadersNonce') ?? ''), status, {
    'Cache-Control': 'private, no-cache',
  });
