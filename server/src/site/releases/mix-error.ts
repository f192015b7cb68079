/** The reason why versions named in a URL cannot be shown. */
export class MixError extends Error {
  override readonly name = 'MixError';

  constructor(
    readonly kind: 'malformed' | 'unknown' | 'closed',
    /** The text from the URL that the error page may repeat. */
    readonly named: string,
  ) {
    super(`${kind}: ${named}`);
  }
}
