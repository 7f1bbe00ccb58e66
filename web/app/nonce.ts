import { setNonce } from 'get-nonce';

/**
 * Menus and dialogs bring small style elements of their own. The content policy lets in those that carry the nonce which the
 * server wrote into this very answer.
 */
export function adoptNonceOfThisPage(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) setNonce(nonce);
}
