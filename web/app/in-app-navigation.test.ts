// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/dashboard" }
import { describe, expect, it, vi } from 'vitest';
import { inAppNavigation } from './in-app-navigation.ts';
import { appPages } from './routes.ts';

function openNavigation({ isFamily = false } = {}) {
  const history = { push: vi.fn(), replace: vi.fn(), location: { pathname: '/family', state: {} } };
  return { history, navigate: inAppNavigation(history, { pages: appPages, isFamily: () => isFamily }) };
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

  it('goes to a story’s own address, and to nothing beyond it', () => {
    const { history, navigate } = openNavigation();
    expect(navigate('/stories/2f1c')).toBe(true);
    expect(history.push).toHaveBeenCalledWith('/stories/2f1c', { over: '/family' });
    expect(navigate('/stories/2f1c/more')).toBe(false);
    expect(navigate('/stories/')).toBe(false);
  });

  it('lets one story take the place of another over the same page', () => {
    const { history, navigate } = openNavigation();
    history.location = { pathname: '/stories/2f1c', state: { over: '/family', __TSR_index: 3 } };
    expect(navigate('/stories/77aa')).toBe(true);
    expect(history.replace).toHaveBeenCalledWith('/stories/77aa', { over: '/family' });
    expect(history.push).not.toHaveBeenCalled();
  });

  it.each([
    ['/about', '/about'],
    ['/privacy#providers', '/privacy#providers'],
    ['/?front', '/?front'],
    // At the front door a family is at home.
    ['/', '/dashboard'],
  ])('stays in the frame for a family that goes to %s', (href, place) => {
    const { history, navigate } = openNavigation({ isFamily: true });
    expect(navigate(href)).toBe(true);
    expect(history.push).toHaveBeenCalledWith(place);
  });

  it.each([
    '/',
    '/about',
    '/nowhere',
    'https://pay.example/login',
    'mailto:hello@lamplight.example',
    '//pay.example/login',
  ])('leaves %s of a visitor to the browser', (href) => {
    const { history, navigate } = openNavigation();
    expect(navigate(href)).toBe(false);
    expect(history.push).not.toHaveBeenCalled();
  });
});
