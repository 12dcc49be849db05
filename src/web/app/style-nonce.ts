// The scroll lock below drawers writes its own style tag and takes the nonce from this global.
declare global {
  var __webpack_nonce__: string | undefined;
}

/** The nonce of this page's answer, which every style written by script must carry. */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

globalThis.__webpack_nonce__ = styleNonce();
