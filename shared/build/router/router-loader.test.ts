import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { productionRouter, smallRouter } from './production-router';

/** The loader has no types of its own because the bundler loads it as it is. */
const { default: routerLoader } = (await import('./router-loader.mjs' as string)) as {
  default: (source: string) => string;
};

/** Returns the file of the installed router that the bundler passes to the loader. */
async function installed(): Promise<string> {
  const folder = dirname(productionRouter()['react-router$'] ?? '');
  const files = (await readdir(folder)).map((file) => join(folder, file));
  const sources = await Promise.all(
    files.filter((file) => smallRouter.test.test(file)).map((file) => readFile(file, 'utf8')),
  );
  return sources.find((source) => source.includes('function createRouter(')) ?? '';
}

test('the installed router has each of the functions once, and is smaller without them', async () => {
  const source = await installed();

  const small = routerLoader(source);

  expect(small.length).toBeLessThan(source.length - 30_000);
  for (const name of ['handleFetcherAction', 'handleAction', 'discoverRoutes']) {
    expect(small).toContain(`new Error("react-router: ${name} is not part of this build")`);
  }
  for (const name of ['handleLoaders', 'startNavigation', 'startRedirectNavigation', 'completeNavigation']) {
    const body = new RegExp(`^  (?:async )?function ${name}\\([^]*?^ {2}\\}$`, 'm');
    expect(body.exec(small)?.[0], name).toBe(body.exec(source)?.[0]);
  }
});

test('a router that writes a function in another way does not build', async () => {
  const other = (await installed()).replace('async function handleFetcherAction(', 'async function other(');

  expect(() => routerLoader(other)).toThrow(/0 functions called handleFetcherAction/);
});
