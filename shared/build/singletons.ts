/**
 * What the shell and every remote load once between them. A shared module is shipped whole, so a name is here only
 * if a second copy would be wrong: a React, a router, a query cache or a host of one's own,
 * or if all carry it and it is large.
 * Contracts, formats and the look are bundled by whoever uses them.
 * `version` is what the workspace's catalog pins, and written by hand: federation would infer it wrongly.
 */
export const singletons = {
  react: { version: '19.3.1', requiredVersion: '^19.3.0' },
  'react/': { version: '19.3.1', requiredVersion: '^19.3.0' },
  'react-dom': { version: '19.3.1', requiredVersion: '^19.3.0' },
  'react-dom/': { version: '19.3.1', requiredVersion: '^19.3.0' },
  zustand: { version: '5.1.0', requiredVersion: '^5.1.0' },
  '@guest/shared/queries': { version: '1.0.0', requiredVersion: '^1.0.0' },
  '@lingui/core': { version: '5.9.5', requiredVersion: '^5.9.0' },
  '@guest/shared': { version: '1.0.0', requiredVersion: '^1.0.0' },
  '@guest/shared/router': { version: '1.0.0', requiredVersion: '^1.0.0' },
  '@guest/shared/contracts/zod': { version: '1.0.0', requiredVersion: '^1.0.0' },
};

/** The federation runtime, which the shell brings and every remote runs on; as the catalog pins it. */
export const runtime = { version: '2.9.2', requiredVersion: '^2.9.2' };

/** What no first view needs: it is loaded with the first call to the server. */
const LATE = new Set(['@guest/shared/contracts/zod']);

/**
 * The singletons as the federation plugin takes them. The shell provides them all; a remote brings no
 * copies of its own, which strict versions would never let it use.
 */
export function sharedModules(role: 'shell' | 'remote') {
  return Object.fromEntries(
    Object.entries(singletons).map(([name, versions]) => [
      name,
      // A remote that needs another major fails loudly instead of running on the wrong one.
      {
        ...versions,
        singleton: true,
        strictVersion: true,
        ...(role === 'shell' ? { eager: !LATE.has(name) } : { import: false as const }),
      },
    ]),
  );
}

/** What a server bundle takes from the thread it runs in, where each exists once too. */
export const SERVER_SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'zustand',
  '@guest/shared/queries',
  '@lingui/core',
  '@guest/shared',
  '@guest/shared/router',
  '@guest/shared/contracts/zod',
] as const;

/** Where a thread keeps them: `globalThis[Symbol.for(SERVER_REGISTRY)]`, a Map by name. */
export const SERVER_REGISTRY = 'suite.server';
