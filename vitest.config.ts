import { defineConfig } from 'vitest/config';

/** On a busy machine, polled conditions take long. */
const patient = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    // Tests mostly wait for a database, a socket or another process, so more workers than cores pay off.
    maxWorkers: 3,
    projects: [
      {
        // The bundler defines this constant in the build of a package.
        define: { __VERSION__: '"test"' },
        test: {
          name: 'browser',
          expect: patient,
          environment: 'happy-dom',
          // Files share a worker and its loaded modules, which take most of the time of a single file. Each
          // file must restore its window.
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
          // Sharing a worker is safe because each test creates its own application and database and no module
          // keeps state.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: [
            './server/src/testing/processes/used-data.ts',
            './server/src/testing/global-setup.ts',
            './server/src/testing/processes/built-programs.ts',
          ],
          include: ['server/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'tools',
          expect: patient,
          environment: 'node',
          // Starting a worker takes longer than most of these files. No module keeps state.
          isolate: false,
          testTimeout: 60_000,
          globalSetup: ['./server/src/testing/processes/built-programs.ts'],
          include: ['{release,desk,scripts,bench,shared/build}/**/*.test.ts'],
          // The templates only become tests where they are generated.
          exclude: ['scripts/templates/**', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'chaos',
          expect: patient,
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
          globalSetup: [
            './server/src/testing/processes/used-data.ts',
            './server/src/testing/processes/built-programs.ts',
          ],
          include: ['chaos/**/*.test.ts'],
        },
      },
    ],
  },
});
