/** The request cannot be generated; the message says why. No file has been changed. */
export class GeneratorError extends Error {
  override readonly name = 'GeneratorError';
}
