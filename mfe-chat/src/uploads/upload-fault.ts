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
  /** Whether the same file can go with another try. */
  readonly mayRetry: boolean;

  constructor(
    message: FaultName,
    { text, mayRetry, cause }: { text?: string | undefined; mayRetry: boolean; cause?: unknown },
  ) {
    super(message, { cause });
    this.text = text;
    this.mayRetry = mayRetry;
  }
}

/** What the file itself is to blame for will not go better another time. */
export const isOfTheFile = (status: number) => [400, 403, 404, 413, 415, 422].includes(status);
