import { isLang } from '@guest/shared/contracts/core/languages';
import { sharedPhotosPage, sharedPhotosPath } from '@guest/shared/contracts/share/shared-photos';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { descriptionOf, SUITE_NAME, SUITE_THEME } from './suite-description';
import type { PropertyRepository } from '../../features/property/property.repository';
import { scopeOf, type PropertyRow } from '../../features/property/property-scope';
import { parseInput } from '../../platform/validation/parse-input';
import { interfaceLanguage } from '../../platform/http/accepted-languages';
import { routePath } from '../../platform/http/route-path';
import { notFound } from '../../platform/errors/request-error';
import { appIcon, type IconKind } from './app-icon';
import { createIconPngs } from './icon-png';
import { createScreenshots, SCREENSHOT_FORMS } from './screenshot';
import { shortcutsOf } from './shortcuts';
import { hasShareTarget } from './share-target';
import { SUITE, webManifest } from './web-manifest';

const DAY_S = 86_400;
/** The sizes that browsers request for a launcher, a splash screen and an iPhone. */
const PNG_SIZES = { any: [192, 512], maskable: [192, 512], apple: [180] } as const;

const propertyParam = { property: z.string().check(z.regex(/^(_suite|[a-z0-9][a-z0-9-]{0,63})$/i)) };
const manifestParams = z.strictObject(propertyParam);
const langQuery = z.strictObject({ lang: z.optional(z.string().check(z.maxLength(12))) });
const propertySlug = z.strictObject({ property: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/i)) });
const screenshotParams = z.strictObject({ ...propertyParam, form: z.enum(SCREENSHOT_FORMS) });
const iconParams = z.strictObject({
  ...propertyParam,
  file: z.string().check(z.regex(/^[a-z]+(-\d{3}\.png|\.svg)$/)),
});

interface InstallDeps {
  properties: Pick<PropertyRepository, 'find'>;
  /** Returns the bytes of a picture of a hotel; `undefined` if it is not there. */
  readPicture: (property: string, picture: PropertyRow['hero']) => Promise<Buffer | undefined>;
}

/**
 * Serves the manifest and the icons with which a device installs the app under the name and colours of a
 * hotel.
 */
export function installRoutes(app: FastifyInstance, { properties, readPicture }: InstallDeps): void {
  const pngOf = createIconPngs();
  const screenshotOf = createScreenshots();
  const cacheable = (reply: FastifyReply) => reply.header('cache-control', `public, max-age=${DAY_S}`);

  async function findInstallable(property: string, lang: string) {
    if (property === SUITE) return null;
    const row = await properties.find(property);
    if (!row) throw notFound();
    return scopeOf(row, [lang]);
  }

  app.get(routePath('/manifests/:property.webmanifest'), async (request, reply) => {
    const { property } = parseInput(manifestParams, request.params);
    const { lang: requestedLang } = parseInput(langQuery, request.query);
    const lang = isLang(requestedLang)
      ? requestedLang
      : interfaceLanguage(request.headers['accept-language']);
    const scope = await findInstallable(property, lang);
    const manifest = scope
      ? webManifest({
          identity: scope.property.slug,
          name: scope.localize(scope.property.name),
          description: scope.localize(scope.property.tagline),
          lang: scope.lang,
          theme: scope.property.theme,
          shortcuts: shortcutsOf(scope.property, lang),
          pictured: scope.localize(scope.property.hero.alt),
          takesPhotos: hasShareTarget(scope.property),
        })
      : webManifest({
          identity: null,
          name: SUITE_NAME[lang],
          description: descriptionOf(null, lang),
          lang,
          theme: SUITE_THEME,
          shortcuts: [],
          takesPhotos: false,
        });
    return cacheable(reply).type('application/manifest+json').send(JSON.stringify(manifest));
  });

  app.get(routePath('/screenshots/:property/:form.jpg'), async (request, reply) => {
    const { property, form } = parseInput(screenshotParams, request.params);
    const row = await properties.find(property);
    if (!row) throw notFound();
    const key = JSON.stringify([form, row.slug, row.hero]);
    const focus = 'hash' in row.hero ? row.hero.focus : null;
    const screenshot = await screenshotOf(key, { form, focus }, () => readPicture(row.slug, row.hero));
    if (!screenshot) throw notFound();
    return cacheable(reply).type('image/jpeg').send(screenshot);
  });

  // Shared photos normally reach the page through the service worker. If there is none, for example after the storage
  // was cleared, the photos are lost, and the page says so.
  app.register(async (posts) => {
    posts.removeAllContentTypeParsers();
    posts.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    posts.post(sharedPhotosPath(':property'), async (request, reply) => {
      const { property } = parseInput(propertySlug, request.params);
      if (!(await properties.find(property))) throw notFound();
      return reply.redirect(sharedPhotosPage(property.toLowerCase(), 'lost'), 303);
    });
  });

  app.get('/icons/:property/:file', async (request, reply) => {
    const { property, file } = parseInput(iconParams, request.params);
    const { kind, size } = parseIconFile(file);
    const scope = await findInstallable(property, 'en');
    const svg = appIcon(kind, scope?.property.theme ?? SUITE_THEME);
    if (size === null) return cacheable(reply).type('image/svg+xml').send(svg);
    return cacheable(reply)
      .type('image/png')
      .send(await pngOf(svg, size));
  });
}

/**
 * Parses the name of an icon file. Only a few sizes are rendered, so that clients cannot cause arbitrary
 * work.
 */
function parseIconFile(file: string): { kind: IconKind; size: number | null } {
  const [, word = '', digits] = /^([a-z]+)(?:-(\d+)\.png|\.svg)$/.exec(file) ?? [];
  const kind = (Object.keys(PNG_SIZES) as IconKind[]).find((one) => one === word);
  if (!kind) throw notFound();
  if (digits === undefined) return { kind, size: null };
  const size = PNG_SIZES[kind].find((one) => one === Number(digits));
  if (size === undefined) throw notFound();
  return { kind, size };
}
