/** Thrown in the place of a page that is no longer waited for. */
export class WaitingStopped extends Error {
  override readonly name = 'WaitingStopped';
}
