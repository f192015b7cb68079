import type { Problem } from '../../../features/hotel-content/model/problem';

/** The result of a command. */
export interface CommandResult {
  /** 0 for success; 1 if the check failed or a comparison found differences. */
  code: 0 | 1;
  /** The output for people. */
  lines: string[];
  problems?: Problem[];
  /** The additional fields of the output for programs (`--json`). */
  data?: Record<string, unknown>;
}

export interface Terminal {
  out(text: string): void;
  err(text: string): void;
}

export const EXIT_CODES =
  'Exit codes: 0 done, 1 refused by the check or different, 64 not understood, 66 not there, 70 a mistake of ours, 73 conflict, 74 no room, 77 not allowed, 78 configuration.';

/** An expected failure of a command. The exit codes are the same as those of the release command. */
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
