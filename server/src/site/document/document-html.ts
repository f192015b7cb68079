import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import type { Property, Theme } from '@guest/shared/contracts/property/property.contract';
import { directionOf } from '@guest/shared/contracts/core/languages';
import { surfaceColour, themeVariables } from '@guest/shared/contracts/property/theme-variables';
import { createHash } from 'node:crypto';
import type { ServedFile } from '../releases/release';
import { escapeHtml } from '../../platform/security/escape-html';
import { scriptJson } from '../html/script-json';
import type { PageFont } from '../fonts/fonts';
import { heroPreload } from '../html/hero-preload';
import { installTags } from './install-tags';
import { inline, type Inline } from '../html/inline';
import type { PageAssets } from './page-assets';
import { previewTags, type PreviewedProperty } from './preview-tags';
import { SUITE_THEME } from '../install/suite-description';

/** 132 bits, in characters of base64url. */
const KEY_LENGTH = 22;

export type Scheme = 'light' | 'dark';

export interface DocumentHtmlInput {
  readonly title: string;
  readonly description: string;
  /** The property of the page; `null` for pages outside a property. */
  readonly property: (PreviewedProperty & Pick<Property, 'theme'>) | null;
  /** The public origin of the suite. */
  readonly origin: string;
  readonly font: PageFont | null;
  /** The theme chosen by the visitor; `null` leaves it to the device. */
  readonly scheme: Scheme | null;
  /** The HTML of the first view; empty if the browser renders all of it. */
  readonly view: string;
  readonly assets: PageAssets;
  readonly boot: Boot;
}

/** Returns the complete document and the hashes of its inline scripts and styles. */
export function documentHtml(input: DocumentHtmlInput) {
  const { assets, property, font, scheme, view, boot } = input;
  const theme = property?.theme;
  const key = keyOf(view);
  const themeStyles = theme
    ? [inline(`${font?.styles ?? ''}:root{${declarations(themeVariables(theme))}}`)]
    : [];
  const html = [
    `<!doctype html><html lang="${boot.lang}" dir="${directionOf(boot.lang)}" data-boot="${key}"`,
    scheme ? ` data-theme="${scheme}"` : '',
    '><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(input.title)}</title>`,
    `<meta name="description" content="${escapeHtml(input.description)}">`,
    ...previewTags(input.property, input),
    themeColours(scheme, theme ?? SUITE_THEME),
    ...installTags(input.property, boot.lang),
    heroPreload(view),
    ...(font?.urls ?? []).map(fontPreload),
    ...assets.styles.map(({ content, loadedAs }) => styleTag(content) + loadedMarker(loadedAs)),
    ...themeStyles.map(({ content }) => styleTag(content)),
    ...assets.earlyTaps.map(({ content }) => `<script>${content}</script>`),
    ...assets.scripts.map((file) => `<script defer src="${file.url}"${checked(file)}></script>`),
    ...assets.preloads.map((file) => `<link rel="preload" as="script" href="${file.url}"${checked(file)}>`),
    `</head><body><div id="root">${view}</div>`,
    `<script type="application/json" id="boot">${scriptJson({ ...boot, key })}</script></body></html>`,
  ].join('');
  return { html, scripts: hashes(assets.earlyTaps), styles: hashes([...assets.styles, ...themeStyles]) };
}

/**
 * The view is markup of a remote and may contain a boot block of its own. It cannot contain its own hash, so the page
 * recognizes the server's block by it.
 */
const keyOf = (view: string) => createHash('sha256').update(view).digest('base64url').slice(0, KEY_LENGTH);

const styleTag = (css: string) => `<style>${css}</style>`;

/** The link has no `href`: it only tells the bundler's loader that the style is loaded already. */
const loadedMarker = (name: string) => `<link rel="stylesheet" data-rspack="${escapeHtml(name)}">`;

/**
 * Browsers fetch fonts without credentials, even from the same origin, so the preload needs `crossorigin` to
 * match.
 */
const fontPreload = (url: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`;

const checked = ({ integrity }: ServedFile) => ` integrity="${integrity}" crossorigin="anonymous"`;

const hashes = (inlined: Inline[]) => inlined.map(({ hash }) => hash);

const declarations = (variables: Record<string, string>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

function themeColours(scheme: Scheme | null, theme: Pick<Theme, 'accentHue'>): string {
  const tag = (its: Scheme, media: string) =>
    `<meta name="theme-color"${media} content="${surfaceColour(its, theme)}">`;
  if (scheme) return tag(scheme, '');
  return (['light', 'dark'] as const)
    .map((its) => tag(its, ` media="(prefers-color-scheme:${its})"`))
    .join('');
}
