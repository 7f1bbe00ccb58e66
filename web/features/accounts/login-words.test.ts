import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/platform/api.ts';
import { loginTrouble } from './login-words.ts';

describe('whoever cannot sign in', () => {
  it.each([
    ['{"message":"Invalid email or password"}', 'Invalid email or password'],
    ['{"message":"Please try again in 15 seconds."}', 'Please try again in 15 seconds.'],
    ['<h1>Bad gateway</h1>', 'Invalid email or password'],
    ['', 'Invalid email or password'],
  ])('is told what the server says in %s', (body, description) => {
    const words = loginTrouble(new ApiError(401, 'Unauthorized', body));
    expect(words).toEqual({ tone: 'error', title: 'Login Failed', description });
  });

  it.each([
    [new TypeError('Failed to fetch'), 'Network error. Please check your connection.'],
    [
      new TypeError('NetworkError when attempting to reach it'),
      'Network error. Please check your connection.',
    ],
    [new TypeError('Load failed'), 'Network error. Please check your connection.'],
    [new DOMException('signal timed out', 'TimeoutError'), 'Request timed out. Please try again.'],
    [new Error('timeout of 30 s'), 'Request timed out. Please try again.'],
    [new SyntaxError('Unexpected token'), 'Something went wrong. Please try again.'],
    ['nonsense', 'Something went wrong. Please try again.'],
  ])('is told the reason of %o', (trouble, description) => {
    expect(loginTrouble(trouble)).toEqual({ tone: 'error', title: 'Login Error', description });
  });
});
