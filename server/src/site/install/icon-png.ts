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

async function renderPng(svg: string, size: number): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: size },
    font: { loadSystemFonts: false },
  });
  return image.asPng();
}
