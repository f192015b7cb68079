/** Why versions that an address names are not shown. */
export class MixRefusal extends Error {
  override readonly name = 'MixRefusal';

  constructor(
    readonly kind: 'malformed' | 'unknown' | 'closed',
    /** What the address says, as far as it can be told again. */
    readonly named: string,
  ) {
    super(`${kind}: ${named}`);
  }
}
