import { TESTS } from '../import-rules/policies.js';

/** The pattern of what does not begin with the word. The regular expressions of oxlint cannot look ahead. */
const otherThan = (word) => [...word].map((letter, i) => `${word.slice(0, i)}([^${letter}]|$)`).join('|');

/**
 * Module Federation shares modules by the name in the import, so each shared module has a single import name.
 */
const oneName = [
  { regex: '^react-router(-dom)?(/|$)', message: 'Import @guest/shared/router.' },
  { regex: '^@tanstack/react-query(/|$)', message: 'Import @guest/shared/queries.' },
  { regex: `^zod($|/(${otherThan('mini')}|mini.))`, message: 'Import zod/mini: a third of the size.' },
  {
    regex: '^react-hot-toast$',
    message: 'Import react-hot-toast/headless: the styles of the other break the policy.',
  },
  // An import that does not resolve belongs to no package, so the rules of packages cannot reject it and this
  // pattern has to.
  {
    regex: `^@guest/(${otherThan('shared')}|shared[^/])`,
    message: 'Only @guest/shared has a name; the rest meets at run time.',
  },
];

/** A feature gets what another one makes from `app`, so that only `app` composes. */
const oneComposer = {
  regex: '^\\.\\./(.*/)?module$',
  allowTypeImports: true,
  message: 'Import a type, or let server/src/app pass in what you need.',
};

/** A database may be missing or refuse to open, which one place judges. */
const oneDatabase = { regex: '^idb$', message: 'Open databases with shared/src/storage/device-store.' };

/** Browser code must use the shared configuration of zod. */
const oneZod = { regex: '^zod/mini$', message: 'Import @guest/shared/contracts/zod.' };

/** Full, forbidden or missing storage throws; these three modules then hold values in memory. */
const storages = ['localStorage', 'sessionStorage', 'indexedDB'];
const useSharedStorage =
  'Use device-storage, tab-storage or device-store of @guest/shared/storage: storage may be full or missing.';

/** The browsers of `shared/build/package-config.ts` do not all have these. */
const notEverywhere = [
  { object: 'AbortSignal', property: 'any', message: 'Use @guest/shared/http/first-abort.' },
  { object: 'URL', property: 'canParse', message: 'Use @guest/shared/http/parse-url.' },
  { object: 'URL', property: 'parse', message: 'Use @guest/shared/http/parse-url.' },
  { object: 'Promise', property: 'withResolvers', message: 'Use the constructor.' },
  { object: 'Object', property: 'groupBy', message: 'Build a Map.' },
];

const imports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

/** The imports and globals that no file may use. */
export const restrictedEverywhere = imports(...oneName);

/** The imports that no feature of the server may use. Helpers of tests compose as `app` does. */
export const restrictedInFeatures = [
  {
    files: ['server/src/features/**/*.ts'],
    excludeFiles: TESTS,
    rules: imports(...oneName, oneComposer),
  },
];

/** The imports and globals that the code of browsers may not use, except for the modules that the others use instead. */
export const restrictedInBrowsers = [
  { files: ['{shared,shell,mfe-*}/**/*.{ts,tsx}'], rules: imports(...oneName, oneZod) },
  {
    files: ['{shared,shell,mfe-*}/src/**/*.{ts,tsx}'],
    excludeFiles: [...TESTS, 'shared/src/storage/open-database.ts'],
    rules: imports(...oneName, oneZod, oneDatabase),
  },
  {
    files: ['{shared,shell,mfe-*}/src/**/*.{ts,tsx}'],
    excludeFiles: [
      // Tests look at the storage itself.
      ...TESTS,
      // These modules are what the others use.
      'shared/src/storage/{device-storage,tab-storage,device-databases,stored-names}.ts',
      // A script of the document, before any module is there; it only reads, and catches what throws.
      'shell/src/first-view/early-guest.ts',
    ],
    rules: {
      'no-restricted-globals': ['error', ...storages.map((name) => ({ name, message: useSharedStorage }))],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          storages.map((property) => ({ object, property, message: useSharedStorage })),
        ),
        ...notEverywhere,
      ],
    },
  },
  {
    // The facade modules themselves and the in-memory router of the tests may import the originals.
    files: [
      'shared/src/router.ts',
      'shared/src/queries.ts',
      'shared/src/router-server.ts',
      'shared/src/testing/memory-router.ts',
      'shared/src/contracts/core/zod.ts',
    ],
    rules: { 'no-restricted-imports': 'off' },
  },
];
