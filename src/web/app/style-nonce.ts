// The scroll lock below drawers creates its own style tag with the nonce from this global.
declare global {
  var __webpack_nonce__: string | undefined;
}

/** The nonce of this page, which every style tag created by scripts must have. */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

globalThis.__webpack_nonce__ = styleNonce();
