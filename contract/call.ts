import type { $ZodType, output } from 'zod/v4/core';

/** Who may make a call: anyone, a signed-in family, or an admin. The server enforces it before the call's own code runs. */
export type Access = 'visitor' | 'family' | 'admin';

/**
 * One thing that browser and server can say to each other. The server's route, the client's function, the OpenAPI page and the
 * authorization tests are all made from it, so a call cannot exist in one place and be forgotten in another.
 */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With names in braces: `/api/stories/{id}`. */
  path: `/api/${string}`;
  access: Access;
  /** A device that was given to a child may make it too. Every other call is refused there, whoever signed in on it. */
  forChild?: true;
  /** One line that says what it does for a family. */
  summary: string;
  params?: $ZodType;
  query?: $ZodType;
  body?: $ZodType;
  /** In the place of a JSON body: bytes of this content type, and no more of them than this. */
  upload?: { media: string; mostBytes: number };
  /** The status of success. */
  status: 200 | 201 | 204;
  /** The shape of success; null where there is no body, or where the body is not JSON. */
  answer: $ZodType | null;
  /** Content type of a success that is not JSON. */
  media?: string;
};

/** Keeps the exact types of the one call that is written down. */
export const call = <const C extends Call>(it: C): C => it;

type Shape<C extends Call, K extends 'params' | 'query' | 'body'> = C[K] extends $ZodType
  ? output<C[K]>
  : undefined;

export type ParamsOf<C extends Call> = Shape<C, 'params'>;
export type QueryOf<C extends Call> = Shape<C, 'query'>;
export type BodyOf<C extends Call> = Shape<C, 'body'>;
export type AnswerOf<C extends Call> = C['answer'] extends $ZodType ? output<C['answer']> : undefined;
