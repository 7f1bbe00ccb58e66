// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/dashboard" }
import { describe, expect, it, vi } from 'vitest';
import { inAppNavigation } from './in-app-navigation.ts';
import { appPages } from './routes.ts';

function openNavigation() {
  const history = { push: vi.fn(), replace: vi.fn() };
  return { history, navigate: inAppNavigation(history, appPages) };
}

describe('following a link in the app', () => {
  it('goes to a page of the app with what its address carries', () => {
    const { history, navigate } = openNavigation();
    expect(navigate('/login?email=a%40b.example#form')).toBe(true);
    expect(history.push).toHaveBeenCalledWith('/login?email=a%40b.example#form');
  });

  it('can leave no trace in the history', () => {
    const { history, navigate } = openNavigation();
    navigate('/signup-form', { replace: true });
    expect(history.replace).toHaveBeenCalledWith('/signup-form');
    expect(history.push).not.toHaveBeenCalled();
  });

  it.each([
    '/',
    '/about',
    '/nowhere',
    'https://pay.example/login',
    'mailto:hello@lamplight.example',
    '//pay.example/login',
  ])('leaves %s to the browser', (href) => {
    const { history, navigate } = openNavigation();
    expect(navigate(href)).toBe(false);
    expect(history.push).not.toHaveBeenCalled();
  });
});
