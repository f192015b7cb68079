import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { goByNavigation } from '../../actors/go-by-navigation';
import { expect, test } from '../../test';

const hotel = { property: 'casa-miramar' };

const NO_PAGE = 'that offers no page';

/** The releases of the Share feed match their hash but fail when they run. */
const releases: [string, string][] = [
  ['that throws while it is evaluated', 'throw new Error("boom")'],
  ['that is not a container', 'globalThis.%global% = 42'],
  ['that lacks the module', container('() => { throw new Error("no such module") }')],
  ['that throws in mount', container(remote('throw new Error("boom")'))],
  ['whose mount hangs', container(remote('return new Promise(() => {})'))],
  [
    'that wants another host',
    container('() => ({ remote: { hostVersion: 999, version: "9", mount() {} } })'),
  ],
  [NO_PAGE, container(remote('return { pages: {}, reads: {}, texts: {} }'))],
  [
    'whose page crashes as it renders',
    container(
      remote(
        'return { pages: { "property-discover": async () => () => { throw new Error("boom") } }, reads: {}, texts: {} }',
      ),
    ),
  ],
];

for (const [what, code] of releases) {
  test(`M-09 a release ${what} affects only its own pages`, async ({ page, consoleErrors }) => {
    consoleErrors.expected(/.*/);
    await releaseFeed(page, code);
    await page.goto(pathTo('property', hotel));

    await goByNavigation(page, /share/i);
    const recoveryLink =
      what === NO_PAGE ? page.getByRole('heading', { name: /not available yet/i }) : tryAgain(page);
    await expect(recoveryLink).toBeVisible({ timeout: 15_000 });

    await goByNavigation(page, /activities/i);
    await expect(page.getByRole('heading', { level: 1, name: /activities/i })).toBeVisible();
  });
}

/** Makes the document name this code, with its correct hash, as the release of the feed. */
async function releaseFeed(page: Page, template: string): Promise<void> {
  let code = '';
  await page.route('**/casa-miramar', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const { global, integrity } = feedOf(html);
    code = template.replaceAll('%global%', global);
    await route.fulfill({ response, body: html.replaceAll(integrity, sha256(code)) });
  });
  await page.route(/\/releases\/discover\/[^/]+\/remoteEntry\.\w+\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
}

function feedOf(html: string): { global: string; integrity: string } {
  const found = /"discover":\{[^}]*"global":"(?<global>[^"]+)","integrity":"(?<integrity>[^"]+)"/.exec(html);
  if (!found?.groups?.global || !found.groups.integrity) throw new Error('The document names no feed');
  return { global: found.groups.global, integrity: found.groups.integrity };
}

const sha256 = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

function remote(mount: string): string {
  return `() => ({ remote: { hostVersion: 1, version: "9", async mount() { ${mount} } } })`;
}

/** Creates a federation container around a module factory. */
function container(factory: string): string {
  return `globalThis.%global% = { init() {}, get: async () => ${factory} }`;
}

/** The label differs between a remote that did not load and one that crashed. */
const tryAgain = (page: Page) => page.getByRole('button', { name: /^(Try again|Reload this part)$/ });
