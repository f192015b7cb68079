/** The exit code of a start that cannot succeed as things are configured: `EX_CONFIG` of sysexits. */
export const START_UP_FAILED = 78;

/** Why the server cannot start, in one sentence for the person who starts it. Never holds a secret. */
export class StartUpFailure extends Error {
  override readonly name = 'StartUpFailure';
}
