import { createHash } from 'node:crypto';
import type { PostBody } from '@guest/shared/contracts/feed/posting.contract';
import type { PostTexts } from './post-content';

/** Identifies what was sent with a key, so that a repeated call is told apart from other content. */
export function hashOfSent(body: Pick<PostBody, 'photos' | 'outletUuid' | 'activityUuid'>, texts: PostTexts) {
  const keys = body.photos.map(({ key }) => key);
  const sent = [texts.text, keys, texts.alts, texts.tags, body.outletUuid ?? '', body.activityUuid ?? ''];
  return createHash('sha256').update(JSON.stringify(sent)).digest('base64url');
}
