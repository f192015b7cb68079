import type { ByteRange } from './store/file-store';

/**
 * The one part of a file that a browser asks for; Safari plays no recording without it. What is not understood, or more
 * than one part, is answered with the whole file.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const match = /^bytes=(\d{0,10})-(\d{0,10})$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, from = '', to = ''] = match;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? 'outside' : { start, end };
}
