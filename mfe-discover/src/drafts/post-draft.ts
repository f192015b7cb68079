import { createIdempotencyKey } from '@guest/shared/http/idempotency-key';
import type { WordMark } from '../refused/text-marks';
import type { TaggedPlace } from './tagged-place';

/** A photo that was added to a post but not uploaded yet. */
export interface DraftPhoto {
  id: string;
  blob: Blob;
  width: number;
  height: number;
  alt: string;
}

/** A new post as its author has left it. */
export interface PostDraft {
  /** The name of the draft; a guest has one for a new post. */
  readonly key: 'new';
  /** Becomes the id of the post, so that it is published once whatever happens. */
  postKey: string;
  text: string;
  /** Contains the tags as the guest typed them, with or without `#`. */
  tags: string;
  place?: TaggedPlace | undefined;
  photos: DraftPhoto[];
  /** The places for which the hotel has refused the post in this form. */
  refused?: WordMark[] | undefined;
  /** When the draft was saved, in epoch milliseconds. */
  savedAt: number;
}

export const emptyDraft = (): PostDraft => ({
  key: 'new',
  postKey: createIdempotencyKey(),
  text: '',
  tags: '',
  photos: [],
  savedAt: 0,
});

export const isEmptyDraft = ({ text, tags, photos, place }: PostDraft): boolean =>
  text.trim() === '' && tags.trim() === '' && photos.length === 0 && !place;

/** Returns the tags in a typed line. */
export const tagsIn = (typed: string): string[] => typed.split(/[\s,،、#＃]+/).filter((tag) => tag !== '');
