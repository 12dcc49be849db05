import { siteName } from '#server/core/site-name.ts';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { NONCE, secureHeaders, type SecureHeadersVariables } from 'hono/secure-headers';
import { bufferedAnswer } from './buffered-answer.ts';

const SELF = "'self'";
const NONE = "'none'";

export interface HttpVariables extends SecureHeadersVariables {
  requestId: string;
  /** Name of the procedure or page, without personal data. */
  routeName: string | undefined;
  /** The reason for a refusal, for the log, if the status doesn't say it. */
  refusedFor: 'cross-site' | 'too many tries' | undefined;
  /** The access token may write but not read, so it gets no answer. */
  isAnswerHidden: boolean | undefined;
}

export interface HeaderOptions {
  readonly publicUrl: string;
  /** Origins that the payment form redirects to: browsers apply the policy to a form's redirects too. */
  readonly payeeOrigins?: readonly string[];
  /** In development the page may talk to the development server's socket. */
  readonly isDevelopment: boolean;
}

/** @param scripts sources of scripts and styles in addition to this server */
const headersWith = (
  scripts: (typeof NONCE)[],
  { publicUrl, payeeOrigins = [], isDevelopment }: HeaderOptions,
) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [SELF],
      // The barcode reader is WebAssembly.
      scriptSrc: [SELF, ...scripts, "'wasm-unsafe-eval'"],
      styleSrc: [SELF, ...scripts],
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
    // A page may have a stricter one of its own.
    overwrite: false,
    permissionsPolicy: { camera: ['self'], microphone: ['self'], geolocation: [], payment: ['self'] },
  });

/** Headers of every response. Each page gets a new nonce. API responses load nothing, so they share their headers. */
export function securityHeaders(options: HeaderOptions): MiddlewareHandler {
  const ofPages = headersWith([NONCE], options);
  const ofApi = headersWith([], options);
  return (c, next) => (c.req.path.startsWith('/api/') ? ofApi : ofPages)(c, next);
}

/** A page with this response's nonce in place of `__NONCE__`, and the server's name in place of `__SITE_NAME__`. */
export function sendPage(
  c: Context<{ Variables: HttpVariables }>,
  html: string,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  c.header('Cache-Control', 'private, no-cache');
  const text = html
    .replaceAll('__NONCE__', c.get('secureHeadersNonce') ?? '')
    .replaceAll('__SITE_NAME__', siteName().replaceAll('&', '&amp;'));
  return bufferedAnswer(c, text, 'text/html; charset=UTF-8', status);
}
