// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Avatar } from './avatar.tsx';
import { Button, ButtonLink, IconButton } from './button.tsx';
import { Progress } from './progress.tsx';
import { Slider } from './slider.tsx';
import { Switch } from './switch.tsx';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

describe('a button', () => {
  it('does its deed, but not again while it is busy', async () => {
    const deed = vi.fn();
    const { rerender } = render(<Button onClick={deed}>Sign In</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    rerender(
      <Button onClick={deed} isBusy>
        Signing in...
      </Button>,
    );
    const busy = screen.getByRole('button', { name: 'Signing in...' });
    await userEvent.click(busy);
    expect(deed).toHaveBeenCalledTimes(1);
    expect(busy.getAttribute('aria-busy')).toBe('true');
  });

  it('that is busy keeps the focus, and sends its form no second time', async () => {
    const send = vi.fn((event: React.FormEvent) => event.preventDefault());
    const form = (isBusy: boolean) => (
      <form onSubmit={send}>
        <input aria-label="Link" />
        <Button type="submit" isBusy={isBusy}>
          Load
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button');
    await userEvent.click(button);
    rerender(form(true));
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
    rerender(form(false));
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('does not send a form by accident', () => {
    render(<Button>Show</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });

  it('has a name even when it is a picture', () => {
    render(<IconButton label="Favourite" aria-pressed icon={<svg />} />);
    expect(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBeDefined();
  });

  it('that is a link to another tab does not hand over this one', () => {
    render(
      <ButtonLink href="https://pay.example/" target="_blank">
        Start Free Trial
      </ButtonLink>,
    );
    expect(screen.getByRole('link').getAttribute('rel')).toContain('noopener');
  });
});

describe('a slider', () => {
  it('moves by the arrow keys, one step at a time, and no further than its end', async () => {
    function Brightness() {
      const [value, setValue] = useState(75);
      return <Slider label="Brightness" value={value} min={5} max={80} step={5} onValueChange={setValue} />;
    }
    render(<Brightness />);
    const thumb = screen.getByRole('slider', { name: 'Brightness' });
    thumb.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(thumb.getAttribute('aria-valuenow')).toBe('80');
    await userEvent.keyboard('{Home}');
    expect(thumb.getAttribute('aria-valuenow')).toBe('5');
  });

  it('says its place in words when it has them', () => {
    render(
      <Slider
        label="Position"
        value={168}
        max={372}
        valueText="2 minutes 48"
        onValueChange={() => undefined}
      />,
    );
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('2 minutes 48');
  });
});

describe('a switch', () => {
  it('is turned by its label', async () => {
    const onChange = vi.fn();
    render(<Switch label="Story reminders" isOn={false} onChange={onChange} />);
    await userEvent.click(screen.getByText('Story reminders'));
    expect(onChange).toHaveBeenCalledWith(true);
  });
});

describe('tabs', () => {
  it('say how much is behind each, and show one at a time', async () => {
    render(
      <Tabs
        label="Stories"
        tabs={[
          { value: 'all', label: 'All Stories', count: 12, content: 'twelve stories' },
          { value: 'favorites', label: 'Favorites', count: 0, content: 'none yet' },
        ]}
      />,
    );
    expect(screen.getByRole('tabpanel').textContent).toBe('twelve stories');
    await userEvent.click(screen.getByRole('tab', { name: 'Favorites (0)' }));
    expect(screen.getByRole('tabpanel').textContent).toBe('none yet');
  });
});

describe('progress', () => {
  it('says how far it is, or that nobody can say', () => {
    const { rerender } = render(<Progress label="Story" value={60} />);
    expect(screen.getByRole('progressbar', { name: 'Story' }).getAttribute('aria-valuenow')).toBe('60');
    rerender(<Progress label="Story" value={null} />);
    expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
  });
});

describe('a face', () => {
  it('has a name when it stands alone and none beside one', () => {
    const { rerender } = render(<Avatar id="fox" label="Biscuit" />);
    expect(screen.getByRole('img', { name: 'Biscuit' }).innerHTML).toContain('#subject-fox');
    rerender(<Avatar id="fox" />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
