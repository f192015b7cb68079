import { CliError } from './cli-error';

/** The codes follow sysexits.h, so that scripts can distinguish the causes. */
const EXIT: Readonly<Record<CliError['status'], number>> = {
  422: 1,
  400: 64,
  404: 66,
  409: 73,
  500: 70,
  507: 74,
  403: 77,
};

export const EXIT_CODES =
  'Exit codes: 0 done or done already, 1 refused by the check, 64 not understood, 66 not there, 70 damaged or a mistake of ours, 73 taken already (409), 74 no room, 77 not allowed.';

export const exitCodeOf = (error: unknown): number => (error instanceof CliError ? EXIT[error.status] : 70);
