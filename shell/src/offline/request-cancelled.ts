/** Thrown by a page whose loading the guest cancelled. */
export class RequestCancelled extends Error {
  override readonly name = 'RequestCancelled';
}
