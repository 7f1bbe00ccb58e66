// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Look } from '#contract/looks.ts';
import { LookFields } from './look-fields.tsx';

afterEach(cleanup);

function open(avatar: string, look: Look = {}) {
  const onChange = vi.fn<(look: Look) => void>();
  render(<LookFields avatar={avatar} look={look} onChange={onChange} />);
  return onChange;
}

test('a person has skin and hair to choose, and what is worn', async () => {
  const onChange = open('girl', { hair: 'afro', wears: ['glasses'] });
  await userEvent.selectOptions(screen.getByLabelText('Skin'), 'Dark brown');
  expect(onChange).toHaveBeenLastCalledWith({ hair: 'afro', skin: 'dark_brown', wears: ['glasses'] });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hearing aid' }));
  expect(onChange).toHaveBeenLastCalledWith({ hair: 'afro', wears: ['glasses', 'hearing-aid'] });
});

test('what goes back to how it was is not said at all', async () => {
  const onChange = open('girl', { hair: 'afro', wears: ['glasses'] });
  await userEvent.selectOptions(screen.getByLabelText('Hair'), 'As it is');
  expect(onChange).toHaveBeenLastCalledWith({ wears: ['glasses'] });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Glasses' }));
  expect(onChange).toHaveBeenLastCalledWith({ hair: 'afro' });
});

test('a pet has a coat, and a star has nothing', async () => {
  const onChange = open('dog');
  await userEvent.selectOptions(screen.getByLabelText(/the coat/), 'Black');
  expect(onChange).toHaveBeenLastCalledWith({ coat: 'black' });
  cleanup();
  open('star');
  expect(screen.queryByRole('combobox')).toBeNull();
});
