/**
 * Throws if a statement that always returns a row has returned none, such as an insert with `returning`. The cause is a
 * mistake in the code, so the error has no text for guests.
 */
export function assertRow<Row>(row: Row | undefined, subject = 'an insert'): asserts row is Row {
  if (row === undefined) throw new Error(`PostgreSQL returned no row for ${subject}`);
}
