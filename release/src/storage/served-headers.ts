import { extname } from 'node:path';
import { contentTypeOf } from './content-type';
import { withoutCompression } from './shared-files';

const ENCODINGS: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip', '.dcz': 'dcz' };

/**
 * Returns the headers for a CDN in front of the bucket: files of a release never change, those of a channel
 * may at any time.
 */
export function servedHeaders(key: string): {
  ContentType: string;
  CacheControl: string;
  ContentEncoding?: string;
} {
  const encoding = ENCODINGS[extname(key)];
  const isRelease = key.split('/').length > 2 && !/^(channels|claims)\//.test(key);
  return {
    ContentType: contentTypeOf(withoutCompression(key)),
    CacheControl: isRelease ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(encoding !== undefined && { ContentEncoding: encoding }),
  };
}
