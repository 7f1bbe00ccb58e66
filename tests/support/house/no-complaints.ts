import { afterEach, beforeEach, expect } from 'vitest';

// Whoever logs an error says that something is wrong: a test that did not mean to hear it has failed. A test that means to puts
// a listener of its own in this one's place.
const complaints: unknown[][] = [];
const listen = (...words: unknown[]): void => void complaints.push(words);
let speak = console.error;

beforeEach(() => {
  speak = console.error;
  console.error = listen;
});

afterEach(() => {
  console.error = speak;
  expect(complaints.splice(0), 'console.error was called').toEqual([]);
});
