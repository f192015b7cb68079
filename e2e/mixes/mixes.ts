import { remoteNames } from '@guest/shared/routes/remotes';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { openChromium } from '../suite/chromium';
import { runningSuite } from '../screenshots/running-suite';
import { publishAgain, publishEarlier } from './earlier-release';
import { mainJourneys } from './journeys';
import { matrixOf } from './matrix';
import { pairwise } from './pairs';
import { commitOf, previousCommit } from './previous-commit';
import { tryMix, type Tried } from './try-mix';

// `pnpm test:mixes [--since <ref>] [name …]` mixes the previous release with the current sources, in pairs of
// packages.

const { values, positionals } = parseArgs({ allowPositionals: true, options: { since: { type: 'string' } } });
const all = ['shell', ...remoteNames];
const names = positionals.length > 0 ? positionals : all;
const say = (line: string) => console.error(line);

const unknown = names.find((name) => !all.includes(name));
if (unknown !== undefined) stop(`There is no part ${unknown}. There are: ${all.join(', ')}.`);
if (process.env.BASE) stop('The mixes are published to a suite of their own: BASE names another.');
const commit = await (values.since === undefined ? previousCommit() : commitOf(values.since));
if (values.since !== undefined && commit === undefined) stop(`There is no commit ${values.since} here.`);
say(
  commit === undefined
    ? 'Nothing was before these sources here: the same under another version stand in for it.'
    : `Before these sources was ${commit}.`,
);

// Only channels such as staging accept versions in the address.
process.env.CHANNEL = 'staging';
const suite = await runningSuite();
const browser = await openChromium();
try {
  const { store } = suite;
  const before =
    commit === undefined
      ? await publishAgain(names, { store })
      : await publishEarlier(commit, names, { store, say });
  const tried: Tried[] = [];
  for (const mix of pairwise(before)) {
    const context = await browser.newContext({
      baseURL: suite.base,
      serviceWorkers: 'block',
      locale: 'en-GB',
      viewport: { width: 390, height: 844 },
    });
    const outcome = await tryMix(context, mix, mainJourneys);
    await context.close();
    say([`${outcome.outcome}  ${mix.before.join(' + ')}`, ...outcome.reasons].join('\n  '));
    tried.push(outcome);
  }
  console.log(matrixOf(names, tried).join('\n'));
  if (tried.some(({ outcome }) => outcome === 'broken')) process.exitCode = 1;
} finally {
  await browser.close();
  await suite.stop();
}

function stop(why: string): never {
  say(why);
  process.exit(64);
}
