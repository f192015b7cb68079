import type { Problem } from '../../../features/hotel-content/model/problem';

/** What a command has found or done. */
export interface CommandResult {
  /** 0 done, 1 refused by the check or different. */
  code: 0 | 1;
  /** For people. */
  lines: string[];
  problems?: Problem[];
  /** For programs, beside `ok` and `problems`. */
  data?: Record<string, unknown>;
}

export interface Terminal {
  out(text: string): void;
  err(text: string): void;
}

export const EXIT_CODES =
  'Exit codes: 0 done, 1 refused by the check or different, 64 not understood, 66 not there, 70 a mistake of ours, 73 conflict, 74 no room, 77 not allowed, 78 configuration.';

/** A command cannot be carried out; the codes are those of the release command. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';

  constructor(
    readonly exitCode: 64 | 66 | 73 | 77 | 78,
    message: string,
    readonly code = 'failed',
  ) {
    super(message);
  }
}
