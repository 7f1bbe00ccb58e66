import { describe, expect, test } from 'vitest';
import { openModelList, vendorKey } from '#tests/support/peers/model-list.ts';
import { checkVendor } from './outbound-request.ts';

const headers = { authorization: `Bearer ${vendorKey}` };
const never = () => new AbortController().signal;

describe('a knock at somebody’s door', () => {
  test('is well where our key is taken', async () => {
    const { url, questions } = await openModelList();
    await checkVendor({ url: `${url}/v1/models`, headers }, never());
    expect(questions).toEqual(['GET /v1/models']);
  });

  test.each([
    [401, 'It does not accept our key.'],
    [403, 'It does not accept our key.'],
    [404, 'It answered 404.'],
    [429, 'It answered 429.'],
    [503, 'It answered 503.'],
  ])('answered with %i is not', async (status, words) => {
    const { url, behave } = await openModelList();
    behave(status);
    await expect(checkVendor({ url, headers }, never())).rejects.toThrow(words);
  });

  test('where the page may be missing takes its absence for an answer, and a failure still for a failure', async () => {
    const { url, behave } = await openModelList();
    behave(404);
    await checkVendor({ url, headers, isOptional: true }, never());
    behave(500);
    await expect(checkVendor({ url, headers, isOptional: true }, never())).rejects.toThrow(
      'It answered 500.',
    );
  });

  test('ends when whoever knocked goes away', async () => {
    const { url, behave } = await openModelList();
    behave('silent');
    const leaving = new AbortController();
    const answer = checkVendor({ url, headers }, leaving.signal);
    leaving.abort();
    await expect(answer).rejects.toThrow('It could not be reached.');
  });
});
