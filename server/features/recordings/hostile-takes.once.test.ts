import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { mostTakeBytes, takeMedia, writeTake } from '#contract/take-file.ts';
import { openTestHouse } from '#tests/support/house/house.ts';
import { sendTake } from '#tests/support/sound/read-aloud.ts';
import {
  begun,
  hum,
  recordingsOf,
  soundFiles,
  writtenStory,
} from '#tests/support/sound/hummed-recordings.ts';
import { newFamily } from '#tests/support/family/visitor.ts';

async function setScene() {
  const house = await openTestHouse();
  const family = await newFamily(house);
  const story = await writtenStory(house, family);
  const { id } = await begun(family, story.id);
  const path = `/api/recordings/${id}/takes/0`;
  const cookie = [...family.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = (sound: Uint8Array<ArrayBuffer> | Float32Array, headers = {}) =>
    sendTake(house, path, sound, { ...family, headers });
  const nothingKept = async () => {
    expect((await recordingsOf(family))[0]?.takes).toEqual([]);
    expect(await soundFiles(house)).toEqual([]);
  };
  return { house, family, id, path, cookie, send, nothingKept };
}

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('what is no recording of ours is refused with a word that helps, and nothing of it is kept', async () => {
  const { send, nothingKept } = await setScene();
  const good = writeTake(hum());
  const tenHours = Uint8Array.from(good, (byte, at) => (at === 42 || at === 43 ? 0x7f : byte));
  const refused: Record<string, Uint8Array<ArrayBuffer>> = {
    'no bytes at all': Uint8Array.of(),
    'half a file': good.slice(0, good.length / 2),
    'a file with something behind it': Uint8Array.from([...good, 1, 2, 3]),
    'a header that promises ten hours': tenHours,
    'another container': bytesOf(`OggS${'x'.repeat(2_000)}`),
    'a page': bytesOf('<script>alert(1)</script>'.repeat(100)),
    'a moment': writeTake(hum(0.2)),
    silence: writeTake(new Float32Array(60_000)),
    'a constant': writeTake(new Float32Array(60_000).fill(0.8)),
    'the breath of a room': writeTake(hum(2, 0.001)),
  };
  for (const [what, bytes] of Object.entries(refused)) {
    const answer = await send(bytes);
    expect([what, answer.status]).toEqual([what, 400]);
    expect(answer.text, what).toMatch(/"message":"[A-Z][^"]{20,}"/);
  }
  expect((await send(writeTake(hum(150.5)))).status).toBe(413);
  await nothingKept();
});

test('a body of another kind is not looked at, and one that is too long is refused before it has come', async () => {
  const { house, family, path, cookie, send, nothingKept } = await setScene();
  expect((await family.ask('PUT', path, { sound: 'la' })).status).toBe(415);
  expect((await send(writeTake(hum()), { 'content-type': 'audio/webm' })).status).toBe(415);
  expect((await send(writeTake(hum()), { 'content-encoding': 'gzip' })).status).toBe(415);
  // Where JSON belongs, a sound is none.
  const headers = { cookie, 'content-type': takeMedia };
  const elsewhere = await fetch(`${house.url}/api/stories`, {
    method: 'POST',
    body: writeTake(hum()),
    headers,
  });
  expect(elsewhere.status).toBe(415);

  const { port, hostname, host } = new URL(house.url);
  const lines = [
    `PUT ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Cookie: ${cookie}`,
    `Content-Type: ${takeMedia}`,
    `Content-Length: ${mostTakeBytes * 200}`,
  ];
  const answer = await new Promise<string>((resolve, reject) => {
    let heard = '';
    const socket = connect(Number(port), hostname, () => socket.write(`${lines.join('\r\n')}\r\n\r\nRIFF`));
    socket.on('data', (chunk) => (heard += String(chunk)));
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 413/);
  await nothingKept();
});

test('more bytes than were ever promised are counted while they come', async () => {
  const { house, path, cookie, nothingKept } = await setScene();
  let sent = 0;
  const endless = new ReadableStream({
    pull(stream) {
      sent += 1;
      if (sent > 4_000) stream.close();
      else stream.enqueue(new Uint8Array(65_536));
    },
  });
  const status = await fetch(house.url + path, {
    method: 'PUT',
    body: endless,
    duplex: 'half',
    headers: { cookie, 'content-type': takeMedia },
  } as RequestInit).then(
    (answer) => answer.status,
    // The house has answered and closed the line while this end was still sending.
    () => 413,
  );
  expect(status).toBe(413);
  expect(sent).toBeLessThan(4_000);
  await nothingKept();
});

test('a second take is in the place of the first, which is gone; a part that is not there is not read', async () => {
  const { house, family, id, send } = await setScene();
  expect((await send(hum(1))).json).toMatchObject({ takes: [{ piece: '0', durationMs: 1_000 }] });
  expect((await send(hum(2))).json).toMatchObject({ takes: [{ piece: '0', durationMs: 2_000 }] });
  expect(await soundFiles(house)).toHaveLength(1);
  const back = await family.ask('GET', `/api/recordings/${id}/takes/0`);
  expect([back.status, back.headers.get('content-type')]).toEqual([200, takeMedia]);
  for (const piece of ['999', '-1', 'first', '0x1', 'message ']) {
    const place = `/api/recordings/${id}/takes/${encodeURIComponent(piece)}`;
    expect([piece, (await sendTake(house, place, hum(), family)).status]).toEqual([piece, 404]);
  }
  const long = await sendTake(house, `/api/recordings/${id}/takes/message`, hum(61), family);
  expect([long.status, long.text]).toEqual([400, expect.stringContaining('at most a minute')]);
});

test('nothing is finished before all of it is read', async () => {
  const { family, id, send } = await setScene();
  await send(hum());
  const answer = await family.ask('POST', `/api/recordings/${id}/finish`);
  expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('Part 2 of')]);
});
