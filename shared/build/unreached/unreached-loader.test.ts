import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { unreachedOfFederation, unreachedOfRemotes } from './federation';
import { unreachedOfLingui } from './lingui';
import { unreachedOfQueries } from './queries';
import { unreachedOfReact, unreachedOfScheduler } from './react';
import { runtime, singletons } from '../singletons';
import { productionRouter, ROUTER_FILE, unreachedOfRouter } from './router';
import type { Unreached } from './unreached';

/** The loader has no types of its own because the bundler loads it as it is. */
const { default: loader } = (await import('./unreached-loader.mjs' as string)) as {
  default: (this: { getOptions: () => Unreached }, source: string) => string;
};

const without = (source: string, options: Unreached) => loader.call({ getOptions: () => options }, source);

/** Returns the file of the installed router that has the functions. */
async function installedRouter(): Promise<string> {
  const folder = dirname(productionRouter()['react-router$'] ?? '');
  const files = (await readdir(folder)).map((file) => join(folder, file));
  const sources = await Promise.all(
    files.filter((file) => ROUTER_FILE.test(file)).map((file) => readFile(file, 'utf8')),
  );
  return sources.find((source) => source.includes(unreachedOfRouter.marker ?? '')) ?? '';
}

/** Returns the folder of a package, found from the file of one that depends on it. */
function installedPackage(name: string, from: string): string {
  const main = createRequire(from).resolve(name);
  const path = `/node_modules/${name}`;
  return main.slice(0, main.lastIndexOf(path) + path.length);
}

/** Returns the folder of a package of the federation runtime, which depend on each other and on nothing else. */
function installedFederation(name: string): string {
  const enhanced = createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack');
  const tools = installedPackage('@module-federation/runtime-tools', enhanced);
  const bundler = installedPackage('@module-federation/webpack-bundler-runtime', join(tools, 'package.json'));
  if (name === 'webpack-bundler-runtime') return bundler;
  const runtime = installedPackage('@module-federation/runtime', join(tools, 'package.json'));
  return installedPackage(`@module-federation/${name}`, join(runtime, 'package.json'));
}

test('the installed router has each of the functions once, and is smaller without them', async () => {
  const source = await installedRouter();

  const small = without(source, unreachedOfRouter);

  expect(small.length).toBeLessThan(source.length - 35_000);
  for (const name of ['handleFetcherAction', 'handleAction', 'discoverRoutes']) {
    expect(small).toContain(`new Error("react-router: ${name} is not part of this build")`);
  }
  for (const name of ['startRedirectNavigation', 'completeNavigation', 'updateState', 'revalidate']) {
    const body = new RegExp(`^  (?:async )?function ${name}\\([^]*?^ {2}\\}$`, 'm');
    expect(body.exec(small)?.[0], name).toBe(body.exec(source)?.[0]);
  }
});

test('the installed federation runtime has each of the functions once, and loads remotes as before', async () => {
  const libraries = [unreachedOfFederation, unreachedOfRemotes].flatMap((it) => Object.entries(it));
  for (const [library, files] of libraries) {
    for (const [file, parts] of Object.entries(files)) {
      const source = await readFile(join(installedFederation(library), 'dist', file), 'utf8');

      const small = without(source, { library, parts });

      expect(small, file).not.toBe(source);
    }
  }
  const remotes = await readFile(join(installedFederation('runtime-core'), 'dist/remote/index.js'), 'utf8');
  const small = without(remotes, {
    library: 'runtime-core',
    parts: unreachedOfFederation['runtime-core']?.['remote/index.js'] ?? {},
  });
  expect(small).toContain('new Error("runtime-core: .preloadRemote is not part of this build")');
  const load = /^\tasync loadRemote\([^]*?^\t\}$/m;
  expect(load.exec(small)?.[0]).toBe(load.exec(remotes)?.[0]);
});

test('the installed query library builds mutations in one place', async () => {
  const reactQuery = createRequire(import.meta.url).resolve('@tanstack/react-query');
  const folder = installedPackage('@tanstack/query-core', reactQuery);
  const source = await readFile(join(folder, 'build/modern/mutationCache.js'), 'utf8');

  expect(without(source, unreachedOfQueries)).not.toContain('new Mutation(');
});

test('the installed react-dom, scheduler and lingui have each of the parts once', async () => {
  const here = import.meta.url;
  const reactDom = installedPackage('react-dom', here);
  const scheduler = installedPackage('scheduler', join(reactDom, 'package.json'));
  const files: [string, Unreached][] = [
    [join(reactDom, 'cjs/react-dom-client.production.js'), unreachedOfReact],
    [join(scheduler, 'cjs/scheduler.production.js'), unreachedOfScheduler],
    [join(installedPackage('@lingui/core', here), 'dist/index.mjs'), unreachedOfLingui],
  ];

  for (const [file, options] of files) {
    const source = await readFile(file, 'utf8');
    expect(without(source, options).length, file).toBeLessThan(source.length);
  }
});

test('the ranges of all shared modules are of the form that the federation runtime still reads', () => {
  for (const { requiredVersion } of [runtime, ...Object.values(singletons)])
    expect(requiredVersion).toMatch(/^\^\d+\.\d+\.\d+$/);
});

test('a library that writes a function in another way does not build', async () => {
  const other = (await installedRouter()).replace(
    'async function handleFetcherAction(',
    'async function other(',
  );

  expect(() => without(other, unreachedOfRouter)).toThrow(/0 parts called handleFetcherAction/);
});

test('only definitions are replaced, and not calls or methods of the same name', () => {
  const source = 'function first() {\n  second();\n}\nconst it = {\n  first() {\n    return 1;\n  }\n};\n';

  expect(without(source, { library: 'it', parts: { first: 'return;' } })).toBe(
    'function first() { return; }\nconst it = {\n  first() {\n    return 1;\n  }\n};\n',
  );
  expect(without(source, { library: 'it', parts: { '.first': '' } })).toContain(
    'first() { throw new Error("it: .first is not part of this build"); }',
  );
});

test('a block is replaced up to its own end, and what follows it stays', () => {
  const source =
    'if (a) {\n  if (b) {\n    c();\n  }\n} else {\n  d();\n}\nlist.map((it) => {\n  e();\n});\n';

  const small = without(source, {
    library: 'it',
    parts: { 'if (a) {': ' ', 'list.map((it) => {': 'return;' },
  });

  expect(small).toBe('if (a) {   } else {\n  d();\n}\nlist.map((it) => { return; });\n');
});

test('a statement is replaced as a whole, and only where it stands alone', () => {
  const source = 'import * as all from "it";\n// import * as all from "it";\nall.one();\n';

  const parts = { 'import * as all from "it";': 'import { one } from "it"; const all = { one };' };

  expect(without(source, { library: 'it', parts })).toBe(
    'import { one } from "it"; const all = { one };\n// import * as all from "it";\nall.one();\n',
  );
});
