import { defineConfig } from 'vitest/config';

/** On a machine that does other work as well, what a test polls for takes its time. */
const patient = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    // Much of what they do is to wait: for a database, a socket, another process.
    maxWorkers: 4,
    projects: [
      {
        // What the build of a package puts in its place.
        define: { __VERSION__: '"test"' },
        test: {
          name: 'browser',
          expect: patient,
          environment: 'happy-dom',
          // Files share a worker and what it has loaded, which is most of what one alone costs. Each leaves its window as it was.
          isolate: false,
          restoreMocks: true,
          testTimeout: 60_000,
          setupFiles: ['./vitest.setup.ts'],
          include: ['{shared,shell,mfe-*}/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'server',
          expect: patient,
          environment: 'node',
          // Every application and database is made by the test that asks for it, and nothing of them is kept in a module.
          isolate: false,
          // Real databases, processes and sockets, on machines that do other work beside. A second try is listed as such.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: ['./server/src/testing/global-setup.ts', './server/src/testing/built-server.ts'],
          include: ['server/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'tools',
          expect: patient,
          environment: 'node',
          // Real files, processes and stores, on machines that do other work beside.
          retry: 1,
          testTimeout: 60_000,
          globalSetup: ['./server/src/testing/built-server.ts'],
          include: ['{release,desk,scripts,bench,chaos,shared/build}/**/*.test.ts'],
          // They are tests where they are written to.
          exclude: ['scripts/templates/**', '**/node_modules/**'],
        },
      },
    ],
  },
});
