import type { PostingClosed } from '@guest/shared/contracts/feed/posting.contract';
import { localeOf } from '@guest/shared/contracts/core/locale';
import { RequestError } from '../../../platform/errors/request-error';

/** A place of a text as UTF-16 offsets. */
export interface ScreeningMark {
  field: string;
  from: number;
  to: number;
}

/** The error contains the places in the text, but not the blocked terms of the hotel. */
export const blockedTermError = (kind: 'post' | 'comment', marks: ScreeningMark[]) =>
  new RequestError(
    422,
    'blocked_term',
    kind === 'post'
      ? "Your post contains words we don't allow here. Please change the highlighted part."
      : "Your comment contains words we don't allow here. Please change the highlighted part.",
    { data: { marks } },
  );

/** The times are in the time zone of the hotel, formatted in the language of the reply. */
export function postingClosed(closed: PostingClosed, lang: string): RequestError {
  if (closed.reason === 'hotel')
    return new RequestError(403, 'posting_closed', "You can't post right now. You can still read and like.", {
      data: closed,
    });
  if (closed.reason === 'stay')
    return new RequestError(
      403,
      'posting_closed',
      "You can't post at this point of your stay. You can still read and like.",
      { data: closed },
    );
  const { from, until } = closed.hours;
  return new RequestError(
    403,
    'posting_closed',
    'You can post between {from} and {until}, hotel time. You can still read and like.',
    { values: { from: clockTime(from, lang), until: clockTime(until, lang) }, data: closed },
  );
}

const clockTime = (time: string, lang: string) =>
  new Intl.DateTimeFormat(localeOf(lang), { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`2026-01-01T${time}Z`),
  );
