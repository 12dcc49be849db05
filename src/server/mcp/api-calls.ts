import { TOKEN_API_PATH } from '#domain/tokens/addresses.ts';

/** A call that the API rejected; the message is for the assistant and its member. */
export class CallRefused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

interface Problem {
  readonly code?: string;
  readonly message?: string;
  readonly data?: { readonly issues?: readonly { readonly field: string; readonly message: string }[] };
}

/** Calls the HTTP API with a member's token, within this server: one set of permissions, limits and rules for both. */
export interface ApiCalls {
  /** @returns the response; undefined if the token may not see it. @throws CallRefused */
  <Answer>(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Answer | undefined>;
}

const problemText = ({ message = 'The request failed.', data }: Problem): string => {
  const issues = (data?.issues ?? []).map((issue) => `${issue.field}: ${issue.message}`);
  return issues.length > 0 ? issues.join(' ') : message;
};

/**
 * @param request handles a request, like the whole server
 * @param origin public URL of the server
 * @param authorization header of the assistant's request
 */
export const apiCalls =
  (request: (request: Request) => Promise<Response>, origin: string, authorization: string): ApiCalls =>
  async <Answer>(method: string, path: string, body?: object) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const answer = await request(
      new Request(`${origin}${TOKEN_API_PATH}${path}`, {
        method,
        headers: {
          authorization,
          ...(text !== undefined && {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(text)),
          }),
        },
        ...(text !== undefined && { body: text }),
      }),
    );
    const said = await answer.text();
    if (answer.ok) return said === '' ? undefined : (JSON.parse(said) as Answer);
    const problem = JSON.parse(said) as Problem;
    throw new CallRefused(problem.code ?? 'INTERNAL', problemText(problem));
  };
