import { elements, parts, partsOf } from './elements.js';
import { featureOrder } from './feature-order.mjs';

/** Tests and their helpers, in each package. */
export const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**'];

/**
 * The packages that each package may import, besides itself. Every line is a box in the architecture diagram.
 */
const packages = {
  contracts: ['routes'],
  routes: ['contracts'],
  build: ['shared', 'contracts', 'routes'],
  shared: ['contracts', 'routes'],
  shell: ['shared', 'contracts', 'routes', 'build'],
  remote: ['shared', 'contracts', 'routes', 'build'],
  // The server reads releases with the code that writes them.
  server: ['contracts', 'routes', 'release'],
  release: ['contracts', 'routes'],
  desk: ['contracts', 'routes'],
  e2e: ['contracts', 'routes', 'scripts'],
  bench: ['contracts', 'routes', 'release', 'shell', 'shared', 'build', 'scripts'],
  scripts: ['contracts', 'routes', 'release', 'server', 'build'],
  // The chaos tests run the real client code against the real server.
  chaos: ['contracts', 'routes', 'shared', 'shell', 'remote', 'server'],
};

const allow = (from, ...to) => ({
  from: { element: selector(from) },
  allow: { to: to.map((one) => ({ element: selector(one) })) },
});
const selector = (one) => (typeof one === 'string' ? { type: one } : one);
const feature = (names) => ({ type: 'server-feature', captured: { feature: names } });
const chat = { type: 'remote', captured: { remote: 'chat' } };

const betweenPackages = Object.entries(packages).flatMap(([from, to]) =>
  partsOf(from).map((part) => allow(part, ...to.flatMap(partsOf))),
);

const withinPackages = [
  allow('contracts', 'contracts-subject', 'contracts-core'),
  allow('contracts-subject', 'contracts-subject', 'contracts-core'),
  allow('shared', 'ui-kit'),
  // The interface kit gets texts and language from the public entry; it knows no session, cache or event.
  allow('ui-kit', {
    type: 'shared',
    fileInternalPath: ['src/*.ts', 'src/{format,http,lazy,page,property,storage}/**'],
  }),
  allow('shell-app', 'shell'),
  allow({ type: 'shell', fileInternalPath: '{src/main.ts,*.ts}' }, 'shell-app'),
  allow('chat-model', { ...chat, fileInternalPath: 'src/concurrency/**' }),
  allow('chat-sync', 'chat-model', chat),
  allow('chat-client', 'chat-model', 'chat-sync', chat),
  allow('chat-ui', 'chat-model', 'chat-sync', 'chat-client', chat),
  allow(chat, 'chat-model', 'chat-sync', 'chat-client', 'chat-ui'),
  allow('server-feature', 'server-platform'),
  ...featureOrder.slice(1).map((name, i) => allow(feature(name), feature(featureOrder.slice(0, i + 1)))),
  allow('server-site', 'server-platform', feature('property')),
  allow('server-demo', 'server-platform', 'server-feature'),
  allow('server-cli', 'server-platform', 'server-feature'),
  allow('server-app', 'server-platform', 'server-site', 'server-demo', {
    type: 'server-feature',
    fileInternalPath: 'module.ts',
  }),
  allow({ type: 'server-app', fileInternalPath: 'test-endpoints/**' }, 'server-feature'),
  // Journeys receive push messages with the push service of the server's own tests, and start servers of their own
  // from the bundle and the copied data that these tests use.
  allow('e2e', {
    type: 'server',
    fileInternalPath: 'src/testing/{push-service/**,processes/{built-programs,copy-folder}.ts}',
  }),
  // A journey moves in with the hotel that the tests of the content use.
  allow('e2e', { ...feature('hotel-content'), fileInternalPath: 'testing/vienna.ts' }),
  // What is measured in milliseconds cannot be measured through HTTP.
  allow('bench', { ...feature('moderation'), fileInternalPath: 'words/**' }),
  allow({ type: 'server', fileInternalPath: 'src/main.ts' }, 'server-app', 'server-platform'),
];

function rulesOf(element, pattern) {
  const folder = pattern.replace('features/*', `features/${element.captured?.feature}`);
  return [
    { files: [`${folder}/**`], rules: rule(policiesOf(element)) },
    { files: TESTS.map((tests) => `${folder}/${tests}`), rules: rule(testPoliciesOf(element.type)) },
  ];
}

function rule(policies) {
  return { 'boundaries/dependencies': ['error', { default: 'disallow', policies: merged(policies) }] };
}

/** What production code of an element may import. Files of the same element may always import each other. */
function policiesOf({ type, captured }) {
  const isOfElement = ({ from: { element: from } }) =>
    from.type === type && (!captured || !from.captured || from.captured.feature === captured.feature);
  return [...betweenPackages, ...withinPackages].filter(isOfElement);
}

/** Tests and their helpers see all parts of their package, and of other packages what their package sees. */
function testPoliciesOf(type) {
  const ofPackage = Object.values(parts).find((list) => list.includes(type)) ?? [type];
  return [...betweenPackages.filter(({ from }) => from.element.type === type), allow(type, ...ofPackage)];
}

/** One policy in place of several from the same element is tried once. */
function merged(policies) {
  const targets = new Map();
  for (const { from, allow } of policies) {
    const key = JSON.stringify(from);
    targets.set(key, { from, to: [...(targets.get(key)?.to ?? []), ...allow.to] });
  }
  return [...targets.values()].map(({ from, to }) => ({ from, allow: { to } }));
}

/**
 * The rules for imports, element by element: a file gets only the policies of its own element, because the rule tries
 * all of them for each import. The more special elements come later and override the packages around them.
 */
export const importRules = [...elements].reverse().flatMap(({ type, pattern }) => {
  if (type === 'server-feature') return featureOrder.flatMap((name) => rulesOf(feature(name), pattern));
  return rulesOf(selector(type), pattern);
});
