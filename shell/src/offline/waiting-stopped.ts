/** Thrown by a page whose loading the guest cancelled. */
export class WaitingStopped extends Error {
  override readonly name = 'WaitingStopped';
}
