import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import type { Property, Theme } from '@guest/shared/contracts/property/property.contract';
import { directionOf } from '@guest/shared/contracts/core/languages';
import { groundColour, themeVariables } from '@guest/shared/contracts/property/theme-variables';
import type { ServedFile } from '../releases/release';
import { escapeHtml, scriptJson } from '../html/escape';
import type { PageFace } from '../fonts/faces';
import { heroPreload } from '../html/hero-preload';
import { installTags } from './install-tags';
import { inline, type Inline } from '../html/inline';
import type { PageParts } from './page-parts';
import { SUITE_THEME } from '../install/suite-description';

export type Scheme = 'light' | 'dark';

export interface DocumentFacts {
  readonly title: string;
  readonly description: string;
  /** The property of the page; `null` for pages outside a property. */
  readonly property: Pick<Property, 'identity' | 'theme'> | null;
  readonly face: PageFace | null;
  /** The theme chosen by the visitor; `null` leaves it to the device. */
  readonly scheme: Scheme | null;
  /** The HTML of the first view; empty if the browser renders all of it. */
  readonly view: string;
  readonly parts: PageParts;
  readonly boot: Boot;
}

/** Returns the complete document and the hashes of its inline scripts and styles. */
export function documentHtml(facts: DocumentFacts) {
  const { parts, property, face, scheme, view, boot } = facts;
  const theme = property?.theme;
  const look = theme ? [inline(`${face?.styles ?? ''}:root{${declarations(themeVariables(theme))}}`)] : [];
  const html = [
    `<!doctype html><html lang="${boot.lang}" dir="${directionOf(boot.lang)}"`,
    scheme ? ` data-theme="${scheme}"` : '',
    '><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(facts.title)}</title>`,
    `<meta name="description" content="${escapeHtml(facts.description)}">`,
    themeColours(scheme, theme ?? SUITE_THEME),
    ...installTags(facts.property, boot.lang),
    heroPreload(view),
    ...(face?.urls ?? []).map(facePreload),
    ...parts.styles.map(({ content, loadedAs }) => styleTag(content) + loadedMarker(loadedAs)),
    ...look.map(({ content }) => styleTag(content)),
    ...parts.earlyTaps.map(({ content }) => `<script>${content}</script>`),
    ...parts.scripts.map((file) => `<script defer src="${file.url}"${checked(file)}></script>`),
    ...parts.preloads.map((file) => `<link rel="preload" as="script" href="${file.url}"${checked(file)}>`),
    `</head><body><div id="root">${view}</div>`,
    `<script type="application/json" id="boot">${scriptJson(boot)}</script></body></html>`,
  ].join('');
  return { html, scripts: hashes(parts.earlyTaps), styles: hashes([...parts.styles, ...look]) };
}

const styleTag = (css: string) => `<style>${css}</style>`;

/** The link has no `href`: it only tells the bundler's loader that the style is loaded already. */
const loadedMarker = (name: string) => `<link rel="stylesheet" data-rspack="${escapeHtml(name)}">`;

/**
 * Browsers fetch fonts without credentials, even from the same origin, so the preload needs `crossorigin` to
 * match.
 */
const facePreload = (url: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`;

const checked = ({ integrity }: ServedFile) => ` integrity="${integrity}" crossorigin="anonymous"`;

const hashes = (inlined: Inline[]) => inlined.map(({ hash }) => hash);

const declarations = (variables: Record<string, string>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

function themeColours(scheme: Scheme | null, theme: Pick<Theme, 'accentHue'>): string {
  const tag = (its: Scheme, media: string) =>
    `<meta name="theme-color"${media} content="${groundColour(its, theme)}">`;
  if (scheme) return tag(scheme, '');
  return (['light', 'dark'] as const)
    .map((its) => tag(its, ` media="(prefers-color-scheme:${its})"`))
    .join('');
}
