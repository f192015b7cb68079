import { remoteNames } from '@guest/shared/routes/remotes';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { openChromium } from '../suite/chromium';
import { runningSuite } from '../screenshots/running-suite';
import { publishAgain, publishEarlier } from './earlier-release';
import { mainJourneys } from './journeys';
import { matrixOf } from './matrix';
import { pairwise } from './pairs';
import { commitOf, previousCommit } from './previous-commit';
import { tryMix, type MixResult } from './try-mix';

// `pnpm test:mixes [--since <ref>] [name …]` mixes the previous release with the current sources, in pairs of
// packages.

const { values, positionals } = parseArgs({ allowPositionals: true, options: { since: { type: 'string' } } });
const all = ['shell', ...remoteNames];
const names = positionals.length > 0 ? positionals : all;
const print = (line: string) => console.error(line);

const unknown = names.find((name) => !all.includes(name));
if (unknown !== undefined) exitWithMessage(`There is no package ${unknown}. Packages: ${all.join(', ')}.`);
if (process.env.BASE) exitWithMessage('BASE cannot be set: the mixes are published to a suite of their own.');
const commit = await (values.since === undefined ? previousCommit() : commitOf(values.since));
if (values.since !== undefined && commit === undefined)
  exitWithMessage(`Commit ${values.since} does not exist.`);
print(
  commit === undefined
    ? 'No previous release found: the current sources are used under another version.'
    : `The previous release is ${commit}.`,
);

// Only channels such as staging accept versions in the address.
process.env.CHANNEL = 'staging';
const suite = await runningSuite();
const browser = await openChromium();
try {
  const { store } = suite;
  // The store takes only what is signed with the key that the suite has made.
  process.env.RELEASE_KEY = join(dirname(store), 'release-key.pem');
  const before =
    commit === undefined
      ? await publishAgain(names, { store })
      : await publishEarlier(commit, names, { store, print });
  const results: MixResult[] = [];
  for (const mix of pairwise(before)) {
    const context = await browser.newContext({
      baseURL: suite.base,
      serviceWorkers: 'block',
      locale: 'en-GB',
      viewport: { width: 390, height: 844 },
    });
    const outcome = await tryMix(context, mix, mainJourneys);
    await context.close();
    print([`${outcome.outcome}  ${mix.before.join(' + ')}`, ...outcome.reasons].join('\n  '));
    results.push(outcome);
  }
  console.log(matrixOf(names, results).join('\n'));
  if (results.some(({ outcome }) => outcome === 'broken')) process.exitCode = 1;
} finally {
  await browser.close();
  await suite.stop();
}

function exitWithMessage(why: string): never {
  print(why);
  process.exit(64);
}
