import { setNonce } from 'get-nonce';

/**
 * Menus and dialogs bring small style elements of their own. The content policy lets in those that carry the nonce which the
 * server wrote into this very answer. The menus take it from this small package, which they bring along, and from nowhere else: they
 * have no setting of their own for it.
 */
export function adoptNonceOfThisPage(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) setNonce(nonce);
}
