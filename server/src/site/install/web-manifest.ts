import { directionOf } from '@guest/shared/contracts/core/languages';
import { hexOf } from '@guest/shared/contracts/property/oklch';
import type { Theme } from '@guest/shared/contracts/property/property.contract';
import { pathTo } from '@guest/shared/routes/routes';

/** What is installed: the app of one hotel, or that of all of them. */
export interface Installed {
  /** Null is the app of all hotels. */
  identity: string | null;
  name: string;
  description: string;
  lang: string;
  theme: Pick<Theme, 'accentHue' | 'accentChroma'>;
}

/** Stands for all hotels in an address; no hotel can be called so. */
export const SUITE = '_suite';

/** Where an icon is served. */
export const iconPath = (identity: string | null, file: string) => `/icons/${identity ?? SUITE}/${file}`;

/** What a browser needs to know to put the app on a home screen. */
export function webManifest({ identity, name, description, lang, theme }: Installed) {
  const ground = hexOf({ lightness: 0.982, chroma: 0.005, hue: theme.accentHue });
  const start = pathTo('init-pwa', {}, { property: identity ?? undefined });
  const png = (kind: 'any' | 'maskable', size: number) => ({
    src: iconPath(identity, `${kind}-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: kind,
  });
  return {
    // Another hotel's is another app.
    id: start,
    name,
    short_name: name,
    description,
    lang,
    dir: directionOf(lang),
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    categories: ['travel', 'lifestyle'],
    icons: [
      { src: iconPath(identity, 'any.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('any', 192),
      png('any', 512),
      png('maskable', 192),
      png('maskable', 512),
    ],
  };
}
