import { releaseBase } from '@guest/shared/contracts/release/release-address';
import { remoteNames } from '@guest/shared/routes/remotes';
import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { republishIn } from '../../../scripts/testing/republish';
import { servedRelease } from '../../releases/republish';
import { suiteStore } from '../../releases/suite-store';
import { withAnsweredBanner } from '../../suite/answered-banner';
import { runRelease } from '../../suite/release-command';
import { waitUntilReady } from '../../suite/wait-until-ready';
import { expect, test } from '../../test';

const hotel = { property: 'casa-miramar' };

declare global {
  var readStyles: () => string[];
  var stylesBefore: string[];
}

/**
 * Reads the computed styles of all elements and of what they generate, and keeps them in the page, because they are many
 * megabytes. Returns how many there are.
 */
const keepStyles = (page: Page): Promise<number> =>
  page.evaluate(() => {
    globalThis.readStyles = () =>
      [...document.body.querySelectorAll('*')].flatMap((element) =>
        [null, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          // A pseudo-element without content is not drawn, whatever its other styles are.
          const properties = pseudo && /^(none|normal)$/.test(style.content) ? ['content'] : [...style];
          const values = properties.map((property) => `${property}:${style.getPropertyValue(property)}`);
          return `${element.tagName}.${element.getAttribute('class')}${pseudo ?? ''} ${values.join(';')}`;
        }),
      );
    globalThis.stylesBefore = globalThis.readStyles();
    return globalThis.stylesBefore.length;
  });

/** Returns the first styles that differ from the kept ones, as they were and as they are. */
const changedStyles = (page: Page): Promise<{ before?: string; after?: string }[]> =>
  page.evaluate(() => {
    const now = globalThis.readStyles();
    const pairs = Array.from({ length: Math.max(now.length, globalThis.stylesBefore.length) }, (_, i) => ({
      before: globalThis.stylesBefore[i],
      after: now[i],
    }));
    return pairs.filter(({ before, after }) => before !== after).slice(0, 3);
  });

/** Waits until nothing is added to the page any more, because the frame loads its banners after the page. */
async function waitUntilComplete(page: Page): Promise<void> {
  const elements = page.locator('body *');
  let before = -1;
  const isSame = async () => {
    const count = await elements.count();
    const result = count === before;
    before = count;
    return result;
  };
  await expect.poll(isSame, { intervals: [2_000], timeout: 40_000 }).toBe(true);
}

/** Loads all style sheets of a remote into the page, also those of its lazy parts. */
async function addStyles(page: Page, name: string): Promise<number> {
  const record = await servedRelease(name);
  const sheets = record.files.filter(({ file }) => file.endsWith('.css'));
  for (const { file } of sheets)
    await page.evaluate(
      (href) =>
        new Promise<void>((resolve, reject) => {
          const link = document.createElement('link');
          Object.assign(link, { rel: 'stylesheet', href, onload: () => resolve(), onerror: reject });
          document.head.append(link);
        }),
      releaseBase(record) + file,
    );
  return sheets.length;
}

for (const [owner, path] of [
  ['dining', pathTo('property-directories', hotel)],
  ['activities', pathTo('property-activities', hotel)],
] as const) {
  test(`M-07 the styles of all other remotes change nothing on a page of ${owner}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await withAnsweredBanner(page);
    await page.goto(path);
    await waitUntilReady(page);
    await page.waitForLoadState('networkidle');
    await waitUntilComplete(page);
    expect(await keepStyles(page)).toBeGreaterThan(300);

    let added = 0;
    for (const name of remoteNames.filter((it) => it !== owner)) added += await addStyles(page, name);

    expect(added).toBeGreaterThan(4);
    expect(await changedStyles(page)).toEqual([]);
    // The comparison would notice a rule that reaches further.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('@layer remote { * { outline-offset: 7px } }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    expect(await changedStyles(page)).not.toEqual([]);
  });
}

for (const [what, rule, reason] of [
  ['for all elements', '* { margin: 0 }', 'a selector that also matches elements of other parts'],
  ['with a global name', '.$ { view-transition-name: root }', 'the name root, of which a page has one'],
] as const) {
  test(`M-07 a release with a rule ${what} is not published`, async ({ request: _request }, info) => {
    // It publishes and checks by commands, whose starts take their time on a busy machine.
    test.setTimeout(120_000);
    const original = await servedRelease('dining');
    const store = join(info.outputPath('store'), 'releases');
    await mkdir(join(store, 'dining'), { recursive: true });
    await cp(join(suiteStore(), 'dining', original.version), join(store, 'dining', original.version), {
      recursive: true,
    });
    const version = '9.9.0-leak';
    await republishIn(store, original, version, (content, file) => {
      const own = /\.(d[\w-]{6})/.exec(content)?.[1] ?? '';
      return file.endsWith('.css') ? `${content}@layer remote { ${rule.replace('$', own)} }` : content;
    });

    const from = join(store, 'dining', version);
    expect(await refusal('publish', 'dining', '--from', from)).toContain(reason);
    expect(await refusal('check', `dining@${version}`)).toContain('is not published');
  });
}

/** Runs a command that has to fail. Returns its output, which says why. */
const refusal = (...args: string[]): Promise<string> =>
  runRelease(suiteStore(), ...args).then(
    () => 'The command was accepted.',
    ({ stdout }: { stdout: string }) => stdout,
  );
