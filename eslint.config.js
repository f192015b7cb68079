import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { elements } from './scripts/import-rules/elements.js';
import { importRules } from './scripts/import-rules/policies.js';

/**
 * Module Federation shares modules by the name in the import, so each shared module has a single import name.
 */
const oneName = [
  { regex: '^react-router(-dom)?(/|$)', message: 'Import @guest/shared/router.' },
  { regex: '^@tanstack/react-query(/|$)', message: 'Import @guest/shared/queries.' },
  { regex: '^zod(?!/mini$)(/|$)', message: 'Import zod/mini: a third of the size.' },
  {
    regex: '^react-hot-toast$',
    message: 'Import react-hot-toast/headless: the styles of the other break the policy.',
  },
  // An import that does not resolve belongs to no package, so the rules below cannot reject it and this
  // pattern has to.
  { regex: '^@guest/(?!shared(/|$))', message: 'Only @guest/shared has a name; the rest meets at run time.' },
];

/** A database may be missing or refuse to open, which one place judges. */
const oneDatabase = { regex: '^idb$', message: 'Open databases with shared/src/storage/device-store.' };

/** Browser code must use the shared configuration of zod. */
const oneZod = { regex: '^zod/mini$', message: 'Import @guest/shared/contracts/zod.' };

/** Includes `import('…').Type`, which the rules below do not check by default. */
const typeImports = [
  { selector: 'TSImportType > Literal', kind: 'type', name: 'import-type' },
  { selector: 'TSImportType > TSLiteralType > Literal', kind: 'type', name: 'import-type' },
];

/** A spread of a literal only keeps properties on one line, at the expense of types, search and diffs. */
const literalSpreads = ['SpreadElement', 'JSXSpreadAttribute'].flatMap((spread) =>
  ['ObjectExpression', 'ArrayExpression'].map((literal) => ({
    selector: `${spread} > ${literal}`,
    message: 'Write the properties out, or name the object.',
  })),
);

/** Without the locale, dates are written in the American order and Arabic texts with other digits than the pages. */
const localeOfLang = ['arguments.0.name', 'arguments.0.property.name'].map((name) => ({
  selector: `NewExpression[callee.object.name='Intl'][callee.property.name=/Format$/][${name}='lang']`,
  message: 'Use localeOf(lang) of @guest/shared/contracts/core/locale.',
}));

const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**'];

/** Full, forbidden or missing storage throws; these two modules then keep values in memory. */
const storages = ['localStorage', 'sessionStorage', 'indexedDB'];
const useSharedStorage =
  'Use @guest/shared/storage/device-storage or device-databases: storage may be full or missing.';

/** The browsers of `shared/build/package-config.ts` do not all have these. */
const notEverywhere = [
  { object: 'AbortSignal', property: 'any', message: 'Use @guest/shared/http/first-abort.' },
  { object: 'URL', property: 'canParse', message: 'Use @guest/shared/http/parse-url.' },
  { object: 'URL', property: 'parse', message: 'Use @guest/shared/http/parse-url.' },
  { object: 'Promise', property: 'withResolvers', message: 'Use the constructor.' },
  { object: 'Object', property: 'groupBy', message: 'Build a Map.' },
];

export default defineConfig(
  globalIgnores([
    '**/dist',
    '**/node_modules',
    '.data',
    '.cache',
    'look',
    'scripts/templates',
    '**/test-results',
  ]),
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    extends: [tseslint.configs.recommended],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: true },
      'boundaries/root-path': import.meta.dirname,
      'boundaries/elements': elements,
      'boundaries/additional-dependency-nodes': typeImports,
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-restricted-imports': ['error', { patterns: oneName }],
      'no-restricted-syntax': ['error', ...literalSpreads, ...localeOfLang],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'boundaries/no-unknown-dependencies': 'error',
      // A file outside all packages may import none of them.
      'boundaries/dependencies': ['error', { default: 'disallow' }],
    },
  },
  {
    files: ['{shared,shell,mfe-*,bench}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    // These rules compile each file, which takes a third of all the time of the linter. Tests keep the two below.
    ignores: TESTS,
  },
  {
    files: TESTS.map((pattern) => `{shared,shell,mfe-*,bench}/${pattern}`),
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'warn' },
  },
  ...importRules,
  {
    files: ['{shared,shell,mfe-*}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [...oneName, oneZod] }] },
  },
  {
    files: ['{shared,shell,mfe-*}/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, 'shared/src/storage/open-database.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [...oneName, oneZod, oneDatabase] }] },
  },
  {
    files: ['{shared,shell,mfe-*}/src/**/*.{ts,tsx}'],
    ignores: [
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
  {
    // Database tables and the route table are data and may be long.
    files: ['server/src/platform/db/tables/**', 'shared/src/routes/routes.ts'],
    rules: { 'max-lines': 'off' },
  },
);
