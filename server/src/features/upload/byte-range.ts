import type { ByteRange } from './store/file-store';

/**
 * Parses a Range header with a single range; Safari plays recordings only with ranges. Any other header
 * returns `undefined`, which means the whole file.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const match = /^bytes=(\d{0,10})-(\d{0,10})$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, from = '', to = ''] = match;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? 'outside' : { start, end };
}
