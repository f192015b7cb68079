/** Why a command did nothing, told in a sentence; `status` is what HTTP would have answered. */
export class Trouble extends Error {
  override readonly name = 'Trouble';

  constructor(
    readonly status: 400 | 404 | 409 | 422 | 500 | 507,
    message: string,
    /** What a program may want to know besides. */
    readonly details?: unknown,
  ) {
    super(message);
  }
}

/** The words of whatever was thrown. */
export const saidBy = (error: unknown): string => (error instanceof Error ? error.message : String(error));
