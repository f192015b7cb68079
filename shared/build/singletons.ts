/**
 * The modules that the shell and the remotes load only once. A shared module is always shipped whole, so a
 * name is listed here only if a second copy would be wrong (React, the router, the query cache, the host), or
 * if it is large and every package needs it. Contracts, formats and styles are bundled by each package.
 * `version` is the version in the workspace's catalog. It is set by hand because federation would infer it
 * incorrectly.
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

/** The federation runtime, as pinned in the catalog. The shell provides it for all remotes. */
export const runtime = { version: '2.9.2', requiredVersion: '^2.9.2' };

/** The modules that no first view needs. They are loaded with the first call to the server. */
const LAZY = new Set(['@guest/shared/contracts/zod']);

/**
 * Returns the singletons in the form that the federation plugin expects. The shell provides all of them. A
 * remote contains no copies of its own, because strict versions would never use them.
 */
export function sharedModules(role: 'shell' | 'remote') {
  return Object.fromEntries(
    Object.entries(singletons).map(([name, versions]) => [
      name,
      // A remote that requires another major version fails with an error instead of running on the wrong one.
      {
        ...versions,
        singleton: true,
        strictVersion: true,
        ...(role === 'shell' ? { eager: !LAZY.has(name) } : { import: false as const }),
      },
    ]),
  );
}

/** The modules that a server bundle takes from its process, where each exists only once. */
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

/**
 * The registry of a process is `globalThis[Symbol.for(SERVER_REGISTRY)]`, a `Map` from module names to
 * modules.
 */
export const SERVER_REGISTRY = 'suite.server';
