import { createLruMap } from '../../platform/cache/lru-map';

const KEPT_ICONS = 100;

/** Renders icons as PNG, each one once. The renderer is loaded with the first icon. */
export function createIconPngs() {
  const kept = createLruMap<string, Promise<Buffer>>(KEPT_ICONS);
  return (svg: string, size: number): Promise<Buffer> => {
    const key = `${size} ${svg}`;
    const known = kept.get(key);
    if (known) return known;
    const drawn = draw(svg, size);
    drawn.catch(() => kept.drop(key, drawn));
    kept.set(key, drawn);
    return drawn;
  };
}

async function draw(svg: string, size: number): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: size },
    font: { loadSystemFonts: false },
  });
  return image.asPng();
}
