/** The request cannot be generated; the message says why. No file has been changed. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
