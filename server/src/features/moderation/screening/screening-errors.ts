import { RequestError } from '../../../platform/errors/request-error';

/** A place of a text as UTF-16 offsets. */
export interface ScreeningMark {
  field: string;
  from: number;
  to: number;
}

/** The guest learns the places, but not the terms of the hotel. */
export const blockedTermError = (kind: 'post' | 'comment', marks: ScreeningMark[]) =>
  new RequestError(
    422,
    'blocked_term',
    kind === 'post'
      ? "Your post contains words we don't allow here. Please change the highlighted part."
      : "Your comment contains words we don't allow here. Please change the highlighted part.",
    { data: { marks } },
  );

export const postingClosed = () =>
  new RequestError(403, 'posting_closed', "You can't post right now. You can still read and like.");
