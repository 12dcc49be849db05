/** Why a file was not taken as a picture. The message is for the member. */
export class PictureFault extends Error {
  readonly code: 'UNSUPPORTED_MEDIA_TYPE' | 'PAYLOAD_TOO_LARGE' | 'BAD_REQUEST';

  constructor(code: PictureFault['code'], message: string) {
    super(message);
    this.code = code;
  }
}
