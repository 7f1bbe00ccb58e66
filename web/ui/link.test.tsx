// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Link, type Navigate, NavigateContext } from './link.tsx';

afterEach(cleanup);

function showLink(navigate: Navigate, props: Partial<Parameters<typeof Link>[0]> = {}) {
  render(
    <NavigateContext value={navigate}>
      <Link href="/stories" {...props}>
        Story Library
      </Link>
    </NavigateContext>,
  );
  return screen.getByRole('link', { name: 'Story Library' });
}

/** True when the browser is left to follow the link by itself. */
const browserFollows = (link: HTMLElement, init: MouseEventInit = {}) => {
  document.addEventListener('click', stayHere, { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let wasTaken = false;
  function stayHere(click: Event) {
    wasTaken = click.defaultPrevented;
    click.preventDefault();
  }
  fireEvent(link, event);
  return !wasTaken;
};

describe('a link', () => {
  it('is followed by the app when it is one of its pages', () => {
    const navigate = vi.fn(() => true);
    expect(browserFollows(showLink(navigate))).toBe(false);
    expect(navigate).toHaveBeenCalledWith('/stories');
  });

  it('is left to the browser when it is not', () => {
    expect(browserFollows(showLink(() => false))).toBe(true);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser when it should open elsewhere: %o',
    (init) => {
      const navigate = vi.fn(() => true);
      expect(browserFollows(showLink(navigate), init)).toBe(true);
      expect(navigate).not.toHaveBeenCalled();
    },
  );

  it('is left to the browser when it asks for a tab of its own', () => {
    const navigate = vi.fn(() => true);
    expect(browserFollows(showLink(navigate, { target: '_blank' }))).toBe(true);
  });

  it('leads nowhere yet while it is disabled, and says so', () => {
    const link = showLink(() => true, { disabled: true });
    expect(link.hasAttribute('href')).toBe(false);
    expect(link.getAttribute('aria-disabled')).toBe('true');
  });
});
