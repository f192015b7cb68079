import { elements } from './scripts/import-rules/elements.js';
import { importRules, TESTS } from './scripts/import-rules/policies.js';
import {
  restrictedEverywhere,
  restrictedInBrowsers,
  restrictedInFeatures,
} from './scripts/lint-rules/restricted.js';

/** Includes `import('…').Type`, which the rules for imports do not check by default. */
const typeImports = [
  { selector: 'TSImportType > Literal', kind: 'type', name: 'import-type' },
  { selector: 'TSImportType > TSLiteralType > Literal', kind: 'type', name: 'import-type' },
];

const enabled = (plugin, ...names) => Object.fromEntries(names.map((name) => [`${plugin}${name}`, 'error']));

const hooks = enabled('react/', 'rules-of-hooks', 'exhaustive-deps');

/** The rules that typescript-eslint recommends. */
const recommended = {
  ...enabled('', 'no-array-constructor', 'no-unused-expressions', 'no-var', 'prefer-const'),
  ...enabled('', 'prefer-rest-params', 'prefer-spread'),
  ...enabled(
    'typescript/',
    'ban-ts-comment',
    'no-duplicate-enum-values',
    'no-empty-object-type',
    'no-explicit-any',
    'no-extra-non-null-assertion',
    'no-misused-new',
    'no-namespace',
    'no-non-null-asserted-optional-chain',
    'no-require-imports',
    'no-this-alias',
    'no-unnecessary-type-constraint',
    'no-unsafe-declaration-merging',
    'no-unsafe-function-type',
    'no-wrapper-object-types',
    'prefer-as-const',
    'prefer-namespace-keyword',
    'triple-slash-reference',
  ),
};

/** The rules of the React compiler for components. */
const compiler = enabled(
  'react/',
  'error-boundaries',
  'globals',
  'immutability',
  'incompatible-library',
  'preserve-manual-memoization',
  'purity',
  'refs',
  'set-state-in-effect',
  'set-state-in-render',
  'static-components',
  'unsupported-syntax',
  'use-memo',
);

export default {
  plugins: ['import', 'react', 'typescript'],
  jsPlugins: ['eslint-plugin-boundaries', './scripts/lint-rules/suite-plugin.js'],
  categories: { correctness: 'off' },
  options: { denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    '**/dist',
    '**/node_modules',
    '.data',
    '.cache',
    'look',
    'scripts/templates',
    '**/test-results',
  ],
  settings: {
    'import/resolver': { typescript: true },
    'boundaries/root-path': import.meta.dirname,
    'boundaries/elements': elements,
    'boundaries/additional-dependency-nodes': typeImports,
    'boundaries/legacy-templates': false,
  },
  rules: {
    ...recommended,
    ...restrictedEverywhere,
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'suite/no-literal-spread': 'error',
    'suite/no-lang-as-locale': 'error',
    'boundaries/no-unknown-dependencies': 'error',
    // A file outside all packages may import none of them.
    'boundaries/dependencies': ['error', { default: 'disallow' }],
  },
  overrides: [
    { files: ['{shared,shell,mfe-*,bench}/**/*.{ts,tsx}'], rules: hooks },
    // Tests prove by running what these rules foresee.
    { files: ['{shared,shell,mfe-*,bench}/**/*.{ts,tsx}'], excludeFiles: TESTS, rules: compiler },
    ...importRules,
    ...restrictedInBrowsers,
    ...restrictedInFeatures,
    {
      // Database tables and the route table are data and may be long.
      files: ['server/src/platform/db/tables/**', 'shared/src/routes/routes.ts'],
      rules: { 'max-lines': 'off' },
    },
  ],
};
