import type { PostingNeed } from '@guest/shared/contracts/feed/posting.contract';
import type { PrivateKind, TextMark } from '@guest/shared/contracts/share/find-private-details';
import { RequestError, unprocessable } from '../../../platform/errors/request-error';

export const postEmpty = () => unprocessable('text', 'post_empty', 'Write something or add a photo.');

/** `over` is the number of graphemes beyond the limit. */
export function textTooLong(field: string, over: number): RequestError {
  const code = 'text_too_long';
  const message = '{n} characters over the limit.' as const;
  const fields = [{ field, code, message, values: { n: over } }];
  return new RequestError(422, code, message, { n: over, data: { field }, fields });
}

export const tooManyImages = () => unprocessable('photos', 'too_many_images', 'Up to 4 photos per post.');

export const tagInvalid = () =>
  unprocessable('tags', 'tag_invalid', 'Up to 5 tags, each of one word with at most 30 characters.');

export const photoUnknown = () =>
  unprocessable('photos', 'photo_unknown', 'A photo is no longer there. Please add it again.');

export const placeUnknown = () =>
  unprocessable('place', 'place_unknown', 'This place is no longer available.');

export const looksPrivate = (data: { kinds: PrivateKind[]; marks: TextMark[] }) =>
  new RequestError(409, 'looks_private', 'Are you sure you want to share this publicly?', { data });

export const idempotencyMismatch = () =>
  new RequestError(409, 'sent_otherwise', 'This was already sent with different text');

export const postGone = () => new RequestError(404, 'post_gone', 'This post is no longer available.');

export const editWindowClosed = () =>
  new RequestError(409, 'edit_window_closed', 'You can edit for 15 minutes after posting.');

/** `data` is the current post. */
export const postChanged = (data: unknown) =>
  new RequestError(409, 'version_conflict', 'This post was changed on another device.', { data });

/** `date` is written in the language of the reply. */
export const postingRestricted = (until: Date, date: string) =>
  new RequestError(
    403,
    'posting_restricted',
    "You can't post until {date}. Contact reception if you think this is wrong.",
    { values: { date }, data: { until: until.toISOString() } },
  );

export const guidelinesChanged = (data: { version: string; paragraphs: string[] }) =>
  new RequestError(409, 'guidelines_changed', 'The guidelines have changed. Please read them again.', {
    data,
  });

const needErrors = {
  sign_in: () => new RequestError(403, 'sign_in', 'Sign in to continue'),
  first_name: () => new RequestError(403, 'first_name_required', 'Please tell us your first name first.'),
  nick_name: () => new RequestError(403, 'nick_name_required', 'Please choose a nickname first.'),
  guidelines: () =>
    new RequestError(403, 'guidelines_required', 'Please read and accept the community guidelines first.'),
} satisfies Record<PostingNeed, () => RequestError>;

export const needError = (need: PostingNeed): RequestError => needErrors[need]();
