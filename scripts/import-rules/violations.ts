import { codeViolations } from './code-violations';
import type { RuleViolation } from './rule-violation';

const fromDining = '../../mfe-dining/src/remote';

/** Imports of one remote by another, in every syntax that can name a module. */
const remoteToRemote: RuleViolation[] = [
  ['imports another remote', `import { remote } from '${fromDining}';\nexport const it = remote;`],
  [
    'imports a type of another remote',
    `import type { remote } from '${fromDining}';\nexport type It = typeof remote;`,
  ],
  ['names a type of another remote in place', `export type It = typeof import('${fromDining}');`],
  ['passes on another remote', `export * from '${fromDining}';`],
  ['passes on a name of another remote', `export { remote } from '${fromDining}';`],
  ['loads another remote later', `export const it = () => import('${fromDining}');`],
  ['reads the texts of another remote', `export { default } from '../../mfe-dining/src/locales/en.json';`],
].map(([breaks = '', code = '']) => ({
  breaks: `a remote ${breaks}`,
  file: 'mfe-chat/src/planted.ts',
  code,
  rule: 'boundaries/dependencies',
}));

/**
 * Direct uses of the browser's storage, which may be full or missing. The modules in `shared/src/storage` replace it
 * by memory then.
 */
const directStorage: RuleViolation[] = [
  ['a remote uses local storage', 'mfe-dining/src/planted.ts', 'localStorage', 'no-restricted-globals'],
  ['the shell uses session storage', 'shell/src/planted.ts', 'sessionStorage', 'no-restricted-globals'],
  ['shared code uses databases', 'shared/src/planted.ts', 'indexedDB', 'no-restricted-globals'],
  [
    'a remote names storage by its window',
    'mfe-chat/src/planted.ts',
    'window.localStorage',
    'no-restricted-properties',
  ],
  [
    'a remote names storage by its page',
    'mfe-chat/src/planted.ts',
    'globalThis.indexedDB',
    'no-restricted-properties',
  ],
].map(([breaks = '', file = '', use = '', rule]) => ({
  breaks,
  file,
  code: `export const it = ${use};`,
  rule: rule === 'no-restricted-globals' ? rule : 'no-restricted-properties',
}));

/** Imports against the order of the parts of a package. */
const againstTheOrder: RuleViolation[] = [
  ['the platform imports a feature', 'server/src/platform/http/planted.ts', '../../features/order/module'],
  ['a feature imports a later one', 'server/src/features/outlet/planted.ts', '../order/module'],
  ['a feature imports the composition', 'server/src/features/order/planted.ts', '../../app/modules'],
  [
    'the composition imports a file inside a feature',
    'server/src/app/planted.ts',
    '../features/order/record/order.repository',
  ],
  [
    'the site imports a feature other than the property',
    'server/src/site/planted.ts',
    '../features/order/module',
  ],
  [
    'the core of the contracts imports a subject',
    'shared/src/contracts/core/planted.ts',
    '../order/order.contract',
  ],
  ['the interface kit imports the session', 'shared/src/ui/base/planted.ts', '../../session/clear-session'],
  ['a room of the shell imports its composition', 'shell/src/layout/planted.ts', '../app/boot'],
  [
    'the model of the chat imports its user interface',
    'mfe-chat/src/model/planted.ts',
    '../ui/page/chat-page',
  ],
  ['the sync of the chat imports its client', 'mfe-chat/src/sync/planted.ts', '../client/create-chat'],
].map(([breaks = '', file = '', from = '']) => ({
  breaks,
  file,
  code: `export * from '${from}';`,
  rule: 'boundaries/dependencies',
}));

export const violations: RuleViolation[] = [
  ...codeViolations,
  ...againstTheOrder,
  ...remoteToRemote,
  ...directStorage,
  {
    breaks: 'a feature creates an earlier one',
    file: 'server/src/features/order/planted.ts',
    code: `export { createTicketModule } from '../ticket/module';`,
    rule: 'no-restricted-imports',
  },
  {
    breaks: 'a remote opens databases by itself',
    file: 'mfe-chat/src/planted.ts',
    code: `export { openDB } from 'idb';`,
    rule: 'no-restricted-imports',
  },
  {
    breaks: 'a script of a remote imports another remote',
    file: 'mfe-chat/planted.mjs',
    code: `export { remote } from '../mfe-dining/src/remote';`,
    rule: 'boundaries/dependencies',
  },
  {
    breaks: 'a remote imports another remote by a name',
    file: 'mfe-chat/src/planted.ts',
    code: `export { remote } from '@guest/mfe-dining/src/remote';`,
    rule: 'no-restricted-imports',
  },
  {
    breaks: 'a remote imports the shell',
    file: 'mfe-discover/src/planted.tsx',
    code: `import { boot } from '../../shell/src/app/boot';\nexport const it = boot;`,
    rule: 'boundaries/dependencies',
  },
  {
    breaks: 'a remote imports the server',
    file: 'mfe-account/src/planted.ts',
    code: `import type { Config } from '../../server/src/platform/config/config';\nexport type It = Config;`,
    rule: 'boundaries/dependencies',
  },
  {
    breaks: 'the shell imports a remote',
    file: 'shell/src/planted.ts',
    code: `export const it = () => import('../../mfe-activities/src/remote');`,
    rule: 'boundaries/dependencies',
  },
  {
    breaks: 'shared imports the shell',
    file: 'shared/src/planted.ts',
    code: `import { boot } from '../../shell/src/app/boot';\nexport const it = boot;`,
    rule: 'boundaries/dependencies',
  },
  {
    breaks: 'a contract imports the host',
    file: 'shared/src/contracts/planted.ts',
    code: `import { createHost } from '../host/create-host';\nexport const it = createHost;`,
    rule: 'boundaries/dependencies',
  },
  {
    breaks: 'a route imports a type upwards',
    file: 'shared/src/routes/planted.ts',
    code: `import type { Host } from '@guest/shared';\nexport type It = Host;`,
    rule: 'boundaries/dependencies',
  },
  {
    breaks: 'the server imports the interface kit',
    file: 'server/src/planted.ts',
    code: `import { Card } from '@guest/shared/ui/card/card';\nexport const it = Card;`,
    rule: 'boundaries/dependencies',
  },
  {
    breaks: 'a folder of the server that is called like another package imports the interface kit',
    file: 'server/src/features/shell/planted.ts',
    code: `import { Card } from '@guest/shared/ui/card/card';\nexport const it = Card;`,
    rule: 'boundaries/dependencies',
  },
  {
    breaks: 'a journey imports the shell',
    file: 'e2e/specs/planted.spec.ts',
    code: `import { boot } from '../../shell/src/app/boot';\nexport const it = boot;`,
    rule: 'boundaries/dependencies',
  },
  {
    breaks: 'a remote imports what is in no package',
    file: 'mfe-dining/src/planted.ts',
    code: `import suite from '../../package.json';\nexport const it = suite;`,
    rule: 'boundaries/no-unknown-dependencies',
  },
  {
    breaks: 'a remote imports the router itself',
    file: 'mfe-dining/src/planted.tsx',
    code: `import { Link } from 'react-router-dom';\nexport const it = Link;`,
    rule: 'no-restricted-imports',
  },
  {
    breaks: 'a remote imports the router by its other name',
    file: 'mfe-dining/src/planted.tsx',
    code: `import { RouterProvider } from 'react-router/dom';\nexport const it = RouterProvider;`,
    rule: 'no-restricted-imports',
  },
  {
    breaks: 'a contract imports the whole of zod',
    file: 'shared/src/contracts/planted.ts',
    code: `import * as z from 'zod';\nexport const it = z.string();`,
    rule: 'no-restricted-imports',
  },
  {
    breaks: 'a contract imports zod beside the one that is shared',
    file: 'shared/src/contracts/planted.ts',
    code: `import * as z from 'zod/mini';\nexport const it = z.string();`,
    rule: 'no-restricted-imports',
  },
  {
    breaks: 'the server imports the whole of zod',
    file: 'server/src/planted.ts',
    code: `import * as z from 'zod';\nexport const it = z.string();`,
    rule: 'no-restricted-imports',
  },
  {
    breaks: 'a remote imports a query cache of its own',
    file: 'mfe-discover/src/planted.ts',
    code: `import { useQuery } from '@tanstack/react-query';\nexport const it = useQuery;`,
    rule: 'no-restricted-imports',
  },
  {
    breaks: 'the shell imports the toasts with their inline styles',
    file: 'shell/src/planted.ts',
    code: `import { toast } from 'react-hot-toast';\nexport const it = toast;`,
    rule: 'no-restricted-imports',
  },
  {
    breaks: 'an object spreads a literal object',
    file: 'shell/src/planted.ts',
    code: `export const it = { ...{ a: 1 } };`,
    rule: 'suite/no-literal-spread',
  },
  {
    breaks: 'a list spreads a literal list',
    file: 'server/src/planted.ts',
    code: `export const it = [...[1, 2]];`,
    rule: 'suite/no-literal-spread',
  },
  ...['lang', 'scope.lang'].map((lang) => ({
    breaks: `the server formats a date by ${lang}`,
    file: 'server/src/planted.ts',
    code: `export const it = (scope, lang) => new Intl.DateTimeFormat(${lang}, {}).format(scope);`,
    rule: 'suite/no-lang-as-locale' as const,
  })),
];

/** Valid files that the rules must accept; rules that reject everything would pass the other tests. */
export const validFiles: Pick<RuleViolation, 'file' | 'code'>[] = [
  {
    file: 'mfe-chat/src/harmless.ts',
    code: `import { useHost } from '@guest/shared';
import { useNavigate } from '@guest/shared/router';
import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { Card } from '@guest/shared/ui/card/card';
import { reads } from './reads';
export const it = [useHost, useNavigate, feedContract, Card, reads];`,
  },
  {
    file: 'server/src/app/harmless.ts',
    code: `import { pathTo } from '@guest/shared/routes/routes';
import * as z from 'zod/mini';
import { readConfig } from '../platform/config/config';
import { createOrderModule } from '../features/order/module';
export const it = [pathTo, z, readConfig, createOrderModule];`,
  },
  {
    file: 'server/src/features/order/harmless.ts',
    code: `import type { TicketModule } from '../ticket/module';\nexport type It = TicketModule;`,
  },
  {
    file: 'shared/src/contracts/harmless.ts',
    code: `import { fillIn } from '../routes/fill-in';\nexport const it = fillIn;`,
  },
];
