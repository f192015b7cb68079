import { directionOf } from '@guest/shared/contracts/core/languages';
import { hexOf } from '@guest/shared/contracts/property/oklch';
import type { Theme } from '@guest/shared/contracts/property/property.contract';
import { pathTo } from '@guest/shared/routes/routes';

/** The installable app of one hotel, or of all hotels. */
export interface InstallableApp {
  /** `null` for the app of all hotels. */
  identity: string | null;
  name: string;
  description: string;
  lang: string;
  theme: Pick<Theme, 'accentHue' | 'accentChroma'>;
  /** Entries of the menu that a long press on the icon opens. */
  shortcuts: readonly AppShortcut[];
}

export interface AppShortcut {
  name: string;
  url: string;
}

/** Represents all hotels in a URL; no property can have this slug. */
export const SUITE = '_suite';

/** Returns the path of an icon. */
export const iconPath = (identity: string | null, file: string) => `/icons/${identity ?? SUITE}/${file}`;

/** Returns the web app manifest. */
export function webManifest({ identity, name, description, lang, theme, shortcuts }: InstallableApp) {
  const ground = hexOf({ lightness: 0.982, chroma: 0.005, hue: theme.accentHue });
  // The pages of a hotel begin with its name, so that a link to one hotel never opens in the app of another, and the
  // app starts with a page that is on the device. The app of all hotels starts where the guest was last.
  const home = identity === null ? undefined : pathTo('property', { property: identity });
  const png = (kind: 'any' | 'maskable', size: number) => ({
    src: iconPath(identity, `${kind}-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: kind,
  });
  return {
    // A different id makes each hotel a separate app. It stays as it is, because it identifies the installed ones.
    id: pathTo('init-pwa', {}, { property: identity ?? undefined }),
    name,
    short_name: name,
    description,
    lang,
    dir: directionOf(lang),
    start_url: home ?? pathTo('init-pwa', {}),
    scope: home ?? '/',
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
    ...(shortcuts.length > 0 && {
      shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, icons: [png('any', 192)] })),
    }),
  };
}
