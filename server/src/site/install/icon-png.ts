import { LRUCache } from 'lru-cache';
import { dropEntry } from '../../platform/cache/drop-entry';

const MAX_CACHED_ICONS = 100;

/** Renders icons as PNG, each one once. The renderer is loaded with the first icon. */
export function createIconPngs() {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED_ICONS });
  return (svg: string, size: number): Promise<Buffer> => {
    const key = `${size} ${svg}`;
    const known = cache.get(key);
    if (known) return known;
    const png = renderPng(svg, size);
    png.catch(() => dropEntry(cache, key, png));
    cache.set(key, png);
    return png;
  };
}

/** The side of the drawing in its own units, which are pixels at 72 dots per inch. */
const DRAWN_SIZE = 32;

async function renderPng(svg: string, size: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const density = Math.ceil((72 * size) / DRAWN_SIZE);
  return sharp(Buffer.from(svg), { density }).resize(size, size).png().toBuffer();
}
