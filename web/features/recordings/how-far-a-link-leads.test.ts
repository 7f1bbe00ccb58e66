import { expect, test } from 'vitest';
import { linkTrouble } from './how-far-a-link-leads.ts';

test('a link that only this computer can open says so before it is sent', () => {
  for (const host of ['localhost:5000', 'lamp.localhost', '127.0.0.1:8080', '[::1]:5000'])
    expect(linkTrouble(`http://${host}/read-to-us#abc`), host).toMatch(/^Only this very computer/);
});

test('a link to a page that is lent no microphone says so, and one by https says nothing', () => {
  expect(linkTrouble('http://192.168.1.20:5000/read-to-us#abc')).toMatch(/https/);
  expect(linkTrouble('http://lamp.example/read-to-us#abc')).toMatch(/https/);
  expect(linkTrouble('https://lamp.example/read-to-us#abc')).toBeNull();
  expect(linkTrouble('https://localhost.example/read-to-us#abc')).toBeNull();
});
