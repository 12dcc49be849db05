/** A file that is not taken; the message tells its owner what it is and what to do. */
export class FileFault extends Error {
  readonly code: 'BAD_REQUEST' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'TOO_MANY_REQUESTS';

  constructor(message: string, code: FileFault['code'] = 'BAD_REQUEST') {
    super(message);
    this.code = code;
  }
}
