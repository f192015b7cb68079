/**
 * The parts of the suite as `eslint-plugin-boundaries` sees them. The first pattern that matches the path of
 * a file decides, so the parts of a package stand before the package itself.
 */
const patterns = [
  ['routes', 'shared/src/routes'],
  ['contracts-core', 'shared/src/contracts/core'],
  ['contracts-subject', 'shared/src/contracts/*', ['subject']],
  ['contracts', 'shared/src/contracts'],
  ['build', 'shared/build'],
  ['ui-kit', 'shared/src/ui'],
  ['shared', 'shared'],
  ['shell-app', 'shell/src/app'],
  ['shell', 'shell'],
  ['chat-model', 'mfe-chat/src/model'],
  ['chat-sync', 'mfe-chat/src/sync'],
  ['chat-client', 'mfe-chat/src/client'],
  ['chat-ui', 'mfe-chat/src/ui'],
  ['remote', 'mfe-*', ['remote']],
  ['server-platform', 'server/src/platform'],
  ['server-feature', 'server/src/features/*', ['feature']],
  ['server-site', 'server/src/site'],
  ['server-demo', 'server/src/demo'],
  ['server-cli', 'server/src/cli'],
  ['server-app', 'server/src/app'],
  ['server', 'server'],
  ['release', 'release'],
  ['desk', 'desk'],
  ['e2e', 'e2e'],
  ['bench', 'bench'],
  ['scripts', 'scripts'],
  ['chaos', 'chaos'],
];

/** The patterns match from the root only; otherwise `server/src/features/shell` would belong to the shell. */
export const elements = patterns.map(([type, pattern, capture]) => ({
  type,
  pattern,
  ...(capture && { capture }),
  partialMatch: false,
}));

/** The parts of each package. A package that is not listed is a single part. */
export const parts = {
  contracts: ['contracts', 'contracts-core', 'contracts-subject'],
  shared: ['shared', 'ui-kit'],
  shell: ['shell', 'shell-app'],
  remote: ['remote', 'chat-model', 'chat-sync', 'chat-client', 'chat-ui'],
  server: [
    'server',
    'server-app',
    'server-cli',
    'server-demo',
    'server-site',
    'server-feature',
    'server-platform',
  ],
};

export const partsOf = (name) => parts[name] ?? [name];
