// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('a field', () => {
  it('is found by its label and says its hint', () => {
    render(<TextField label="First name" hint="As the story should say it." />);
    const field = screen.getByLabelText('First name');
    expect(describedBy(field)).toContain('As the story should say it.');
    expect(field.hasAttribute('aria-invalid')).toBe(false);
  });

  it('announces what is wrong, and ties it to what is wrong', () => {
    render(<TextField label="Email" error="Please enter a valid email" />);
    const field = screen.getByLabelText('Email');
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(field)).toContain('Please enter a valid email');
  });

  it('keeps what is typed', async () => {
    render(<TextField label="Name" />);
    await userEvent.type(screen.getByLabelText('Name'), 'Nguyễn');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Nguyễn');
  });
});

describe('a password', () => {
  it('is hidden until a parent wants to look at it', async () => {
    render(<PasswordField label="Password" />);
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    expect(field.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field.type).toBe('password');
  });
});

describe('a checkbox', () => {
  it('is ticked by its words as well as by its box', async () => {
    render(<Terms />);
    await userEvent.click(screen.getByText('I agree'));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' }).checked).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says when it has to be ticked', () => {
    render(<Terms />);
    expect(describedBy(screen.getByRole('checkbox'))).toBe('Please accept');
  });
});

function Terms() {
  const [isTicked, setIsTicked] = useState(false);
  return (
    <Checkbox
      checked={isTicked}
      onChange={(event) => setIsTicked(event.target.checked)}
      error={isTicked ? undefined : 'Please accept'}
    >
      I agree
    </Checkbox>
  );
}
