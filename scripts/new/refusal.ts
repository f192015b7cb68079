/** What was asked for cannot be written; the message says why, in one sentence. Nothing has been touched. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
