import { setImmediate as nextTick } from 'node:timers/promises';
import type { DialectEnding } from './dialects.ts';
import type { Answering, Behaviour } from './language-model.ts';

const streamHead = { 'content-type': 'text/event-stream' };

/** A whole answer, as it should be. */
export const says =
  (text: string, ending?: DialectEnding): Behaviour =>
  ({ response, pieces }) => {
    response.writeHead(200, streamHead).end(pieces(text, ending).join(''));
  };

/** The same in small drops, byte after byte, cut without regard to lines or letters. */
export const drips =
  (text: string): Behaviour =>
  async ({ response, pieces }) => {
    const bytes = Buffer.from(pieces(text).join(''));
    response.writeHead(200, streamHead);
    for (let at = 0; at < bytes.length; at += 97) {
      response.write(bytes.subarray(at, at + 97));
      await nextTick();
    }
    response.end();
  };

/** So much of a good answer, and then the line is dead. */
export const hangsUpAfter =
  (share: number, text: string): Behaviour =>
  ({ response, pieces }) => {
    const bytes = Buffer.from(pieces(text).join(''));
    response.writeHead(200, streamHead);
    response.write(bytes.subarray(0, Math.floor(bytes.length * share)), () => response.destroy());
  };

/** The same, closed politely: whoever does not look for the end takes it for the whole. */
export const endsEarlyAfter =
  (share: number, text: string): Behaviour =>
  ({ response, pieces }) => {
    const all = pieces(text);
    response.writeHead(200, streamHead).end(all.slice(0, Math.floor(all.length * share)).join(''));
  };

/** So much of a good answer, and then silence on an open line. */
export const fallsSilentAfter =
  (share: number, text: string): Behaviour =>
  ({ response, pieces }) => {
    const all = pieces(text);
    response.writeHead(200, streamHead);
    response.write(all.slice(0, Math.floor(all.length * share)).join('') || ': \n\n');
  };

export const answersNothing: Behaviour = () => undefined;

export const isEmpty: Behaviour = ({ response }) => void response.writeHead(200, streamHead).end();

export const fails =
  (status: number, headers?: Record<string, string>): Behaviour =>
  ({ refuse }) =>
    refuse(status, headers);

export const sends =
  (type: string, body: string | Buffer, status = 200): Behaviour =>
  ({ response }) =>
    void response.writeHead(status, { 'content-type': type }).end(body);

export const sendsElsewhere =
  (address: string): Behaviour =>
  ({ response }) =>
    void response.writeHead(302, { location: address }).end();

/** Text without an end, as fast as it is taken. */
export const neverEnds =
  (line: (answering: Answering) => string): Behaviour =>
  async (answering) => {
    const { response } = answering;
    response.writeHead(200, streamHead);
    const piece = line(answering).repeat(200);
    const closed = new Promise((resolve) => response.once('close', resolve));
    while (!response.destroyed) {
      if (response.write(piece)) await nextTick();
      else await Promise.race([closed, new Promise((resolve) => response.once('drain', resolve))]);
    }
  };

/** A server that has never heard of demanded forms. */
export const knowsNoForm =
  (otherwise: Behaviour): Behaviour =>
  (answering) =>
    answering.isInForm ? answering.refuse(400) : otherwise(answering);

/** A gateway that speaks the protocol as it was some years ago. */
export const knowsNoManner =
  (otherwise: Behaviour): Behaviour =>
  (answering) =>
    /reasoning_effort|prompt_cache|output_config|cache_control|thinkingConfig/.test(answering.body)
      ? answering.refuse(400)
      : otherwise(answering);

/** Thinks first, where anybody may hear it. */
export const thinksAndSays =
  (thoughts: string, text: string): Behaviour =>
  ({ response, pieces, thought }) => {
    const [first = '', ...others] = pieces(text);
    response.writeHead(200, streamHead).end([first, ...thought(thoughts), ...others].join(''));
  };

/** The vendor's judge, with what it found. */
export const judgesAs =
  (...categories: string[]): Behaviour =>
  ({ response }) => {
    const found = Object.fromEntries(categories.map((category) => [category, true]));
    const results = [{ flagged: categories.length > 0, categories: { violence: false, ...found } }];
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ id: 'modr-1', model: 'omni-moderation-latest', results }));
  };

/** As fast as it is taken, in pieces of one letter; tells how many bytes were taken before nobody listened any more. */
export const pours =
  (text: string, onTaken: (bytes: number) => void = () => undefined): Behaviour =>
  async ({ response, pieces }) => {
    response.writeHead(200, streamHead);
    const closed = new Promise((resolve) => response.once('close', resolve));
    let bytes = 0;
    for (const piece of pieces(text, 'whole', 1)) {
      if (response.destroyed) break;
      bytes += piece.length;
      if (!response.write(piece))
        await Promise.race([closed, new Promise((resolve) => response.once('drain', resolve))]);
    }
    onTaken(bytes);
    response.end();
  };
