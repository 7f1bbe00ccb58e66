// @vitest-environment happy-dom
import { getNonce, setNonce } from 'get-nonce';
import { afterEach, describe, expect, it } from 'vitest';
import { adoptNonceOfThisPage } from './nonce.ts';

afterEach(() => {
  document.head.innerHTML = '';
  setNonce('');
});

describe('the nonce of a page', () => {
  it('is handed to menus and dialogs, as the server wrote it into this answer', () => {
    const meta = document.createElement('meta');
    meta.setAttribute('property', 'csp-nonce');
    meta.nonce = 'of-tonight';
    document.head.append(meta);
    adoptNonceOfThisPage();
    expect(getNonce()).toBe('of-tonight');
  });

  it('may be missing, as in development', () => {
    adoptNonceOfThisPage();
    expect(getNonce()).toBeFalsy();
  });
});
