type FaultName =
  /** Of the specification: there is no ticket, or no key came of it. */
  | 'Error getting urlResponse'
  | 'FileError'
  /** The bytes did not get there. */
  | 'upload_failed';

/** Why a file was not sent. */
export class UploadFault extends Error {
  override readonly name = 'UploadFault';
  /** Of the server, in the guest's language; without it, nobody has answered. */
  readonly text: string | undefined;
  /** Of the answer; 0 where there was none. */
  readonly status: number;

  constructor(
    message: FaultName,
    { status, text, cause }: { status: number; text?: string | undefined; cause?: unknown },
  ) {
    super(message, { cause });
    this.text = text;
    this.status = status;
  }

  /** Whether the same file may go with another try: for what it is itself to blame, it will not. */
  get mayRetry(): boolean {
    return ![400, 403, 404, 413, 415, 422].includes(this.status);
  }
}
