/** The decoder has ended before it was done with a picture, or would not have come to an end. */
export class DecoderFailure extends Error {
  override readonly name = 'DecoderFailure';
  readonly code = 'picture-broken';

  constructor(why: string) {
    super(`The picture cannot be read: ${why}. Export it again.`);
  }
}
