/** An expected error of a command, with a message for the user. `status` is the matching HTTP status. */
export class CliError extends Error {
  override readonly name = 'CliError';

  constructor(
    readonly status: 400 | 403 | 404 | 409 | 422 | 500 | 507,
    message: string,
    /** Details for programs. */
    readonly details?: unknown,
  ) {
    super(message);
  }
}

/** Returns the message of any thrown value. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
