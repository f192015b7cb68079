/** The exit code of a start that cannot succeed with the current configuration: `EX_CONFIG` of sysexits. */
export const START_UP_FAILED = 78;

/**
 * The reason why the server cannot start, in one sentence for the person who starts it. It never contains a
 * secret.
 */
export class StartUpFailure extends Error {
  override readonly name = 'StartUpFailure';
}
