import { directionOf } from '@guest/shared/contracts/core/languages';
import { hexOf } from '@guest/shared/contracts/property/oklch';
import type { Theme } from '@guest/shared/contracts/property/property.contract';
import { pathTo } from '@guest/shared/routes/routes';
import { SCREENSHOTS } from './screenshot';
import { shareTarget } from './share-target';

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
  /** Describes what the pictures of the install prompt show; left out if there are none. */
  pictured?: string;
  /** Whether photos of other apps can be shared into this one. */
  takesPhotos: boolean;
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
export function webManifest(app: InstallableApp) {
  const { identity, name, description, lang, theme, shortcuts, pictured, takesPhotos } = app;
  const ground = hexOf({ lightness: 0.982, chroma: 0.005, hue: theme.accentHue });
  // The app starts with a page that is on the device. The app of all hotels starts where the guest was last. A scope
  // is a prefix of addresses: without the slash, the app of `/mare` would also take the pages of `/mare-alta`.
  const home = identity === null ? undefined : `${pathTo('property', { property: identity })}/`;
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
    ...(identity !== null && pictured && { screenshots: screenshotsOf(identity, pictured) }),
    ...(identity !== null && takesPhotos && { share_target: shareTarget(identity) }),
  };
}

const screenshotsOf = (identity: string, label: string) =>
  SCREENSHOTS.map(({ form, width, height }) => ({
    src: `/screenshots/${identity}/${form}.jpg`,
    sizes: `${width}x${height}`,
    type: 'image/jpeg',
    form_factor: form,
    label,
  }));
