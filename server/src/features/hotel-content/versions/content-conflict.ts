/** Publishing conflicts with the live content or state. Nothing has been changed. */
export class ContentConflict extends Error {
  override readonly name = 'ContentConflict';

  constructor(
    /** Codes never change, so that scripts can rely on them. */
    readonly code:
      | 'base-moved'
      | 'changed-by-both'
      | 'not-from-a-folder'
      | 'changed-elsewhere'
      | 'table-in-use'
      | 'currency-in-use'
      | 'four-eyes'
      | 'id-taken'
      | 'picture-changed'
      | 'picture-broken'
      | 'discarded'
      | 'busy',
    message: string,
    /** The outlet that the conflict is about, if it is about one. */
    readonly outletId?: string,
  ) {
    super(message);
  }
}
