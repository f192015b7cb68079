/** Publishing is refused because of what is live; nothing has been changed. */
export class ContentConflict extends Error {
  override readonly name = 'ContentConflict';

  constructor(
    /** Stable, so that scripts can rely on it. */
    readonly code:
      | 'base-moved'
      | 'not-from-a-folder'
      | 'changed-elsewhere'
      | 'table-in-use'
      | 'currency-in-use'
      | 'four-eyes'
      | 'id-taken'
      | 'picture-changed'
      | 'busy',
    message: string,
  ) {
    super(message);
  }
}
