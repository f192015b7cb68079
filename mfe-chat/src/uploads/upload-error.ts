type UploadErrorName =
  /** Fixed by the specification: the upload ticket or its key is missing. */
  | 'Error getting urlResponse'
  | 'FileError'
  /** The upload itself failed. */
  | 'upload_failed';

export class UploadError extends Error {
  override readonly name = 'UploadError';
  /** The server's text in the guest's language; `undefined` without a reply. */
  readonly text: string | undefined;
  /** The HTTP status; 0 without a reply. */
  readonly status: number;

  constructor(
    message: UploadErrorName,
    { status, text, cause }: { status: number; text?: string | undefined; cause?: unknown },
  ) {
    super(message, { cause });
    this.text = text;
    this.status = status;
  }

  /**
   * Whether another attempt with the same file may succeed. Errors caused by the file itself are permanent.
   */
  get mayRetry(): boolean {
    return ![400, 403, 404, 413, 415, 422].includes(this.status);
  }
}
