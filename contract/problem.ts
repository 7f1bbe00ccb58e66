/**
 * The closed list of refusals. Each has the status the server answers with and a sentence that a tired parent can act on.
 * A call may say it better for its own case; the code and the status stay.
 */
export const problems = {
  bad_request: {
    status: 400,
    message: 'Something in that request was not right. Please check it and try again.',
  },
  invalid_field: { status: 400, message: 'Please check the marked fields.' },
  not_signed_in: { status: 401, message: 'User not authenticated' },
  wrong_credentials: { status: 401, message: 'Invalid email or password' },
  payment_needed: {
    status: 402,
    message: 'Your free trial has ended. Subscribe to make new stories; everything you have stays yours.',
  },
  not_allowed: { status: 403, message: 'This belongs to another family.' },
  with_a_child: {
    status: 403,
    message: 'This device is in a child’s hands. A grown-up can take it back with the family’s code.',
  },
  foreign_origin: {
    status: 403,
    message: 'This request came from another website, so we did not act on it.',
  },
  not_found: { status: 404, message: 'We could not find that.' },
  method_not_allowed: { status: 405, message: 'That is not something this address can do.' },
  conflict: {
    status: 409,
    message: 'That changed while you were looking at it. Please reload and try again.',
  },
  too_large: { status: 413, message: 'That is more than we can take at once. Please make it shorter.' },
  url_too_long: { status: 414, message: 'That address is too long.' },
  unsupported_media: { status: 415, message: 'Please send this as JSON.' },
  unfit_for_bedtime: {
    status: 422,
    message: 'That one is not quite right for bedtime. Shall we try one of these?',
  },
  cannot_change: {
    status: 422,
    message:
      'Lamplight’s own storyteller can tell it shorter or longer, bring somebody of your family along, or leave somebody out. Any other change needs a language model.',
  },
  too_many_tries: { status: 429, message: 'That was a little fast. Please wait a moment and try again.' },
  headers_too_large: { status: 431, message: 'That request was too large.' },
  our_fault: { status: 500, message: 'Something went wrong on our side. Nothing is lost; please try again.' },
  provider_failed: {
    status: 502,
    message: 'The service we rely on did not answer well. Please try again in a moment.',
  },
  resting: { status: 503, message: 'Lamplight is catching its breath. Please try again in a moment.' },
  no_space: { status: 507, message: 'There is no room left to keep this. Nothing you had is lost.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ProblemCode = keyof typeof problems;

/** What every error answer looks like: one text under both names that callers read, a code, and the fields at fault. */
export type ProblemBody = {
  message: string;
  error: string;
  code: ProblemCode;
  fields?: Record<string, string>;
  suggestions?: string[];
};

type ProblemDetails = {
  message?: string;
  fields?: Record<string, string>;
  suggestions?: string[];
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** A refusal on purpose. Anything else that is thrown is our bug. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly suggestions: string[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(
      details.message ?? problems[code].message,
      details.cause === undefined ? {} : { cause: details.cause },
    );
    this.name = 'Problem';
    this.code = code;
    this.status = problems[code].status;
    this.fields = details.fields;
    this.suggestions = details.suggestions;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  body(): ProblemBody {
    return {
      message: this.message,
      error: this.message,
      code: this.code,
      ...(this.fields && { fields: this.fields }),
      ...(this.suggestions && { suggestions: this.suggestions }),
    };
  }
}
