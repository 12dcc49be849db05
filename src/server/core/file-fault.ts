/** A file that can't be used; the message says what is wrong and what to do. */
export class FileFault extends Error {
  readonly code:
    | 'BAD_REQUEST'
    | 'PAYLOAD_TOO_LARGE'
    | 'UNSUPPORTED_MEDIA_TYPE'
    | 'TOO_MANY_REQUESTS'
    | 'REQUEST_TIMEOUT';

  constructor(message: string, code: FileFault['code'] = 'BAD_REQUEST') {
    super(message);
    this.code = code;
  }
}
