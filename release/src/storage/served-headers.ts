import { extname } from 'node:path';
import { contentTypeOf } from './content-type';

const FORMS: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

/** What a CDN before the bucket has to say of a file: nothing under a release changes, a channel does at any time. */
export function servedHeaders(key: string): {
  ContentType: string;
  CacheControl: string;
  ContentEncoding?: string;
} {
  const form = FORMS[extname(key)];
  const plain = form === undefined ? key : key.slice(0, -extname(key).length);
  const isRelease = key.split('/').length > 2 && !/^(channels|claims)\//.test(key);
  return {
    ContentType: contentTypeOf(plain),
    CacheControl: isRelease ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(form !== undefined && { ContentEncoding: form }),
  };
}
