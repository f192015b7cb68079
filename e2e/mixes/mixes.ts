import { chromium } from '@playwright/test';
import { remoteNames } from '@guest/shared/routes/remotes';
import { parseArgs } from 'node:util';
import { runningSuite } from '../look/running-suite';
import { lastTag, publishAgain, publishEarlier } from './earlier-release';
import { matrixOf } from './matrix';
import { pairwise } from './pairs';
import { tryMix, type Tried } from './try-mix';

// `pnpm test:mixes [--since <ref>] [name …]`: the last tagged release and these sources, mixed in pairs.

const { values, positionals } = parseArgs({ allowPositionals: true, options: { since: { type: 'string' } } });
const all = ['shell', ...remoteNames];
const names = positionals.length > 0 ? all.filter((name) => positionals.includes(name)) : all;
const say = (line: string) => console.error(line);

const ref = values.since ?? (await lastTag());
if (ref === undefined) say('No release is tagged: these sources under another version stand in for it.');
// Where addresses name versions.
process.env.CHANNEL = 'staging';
const suite = await runningSuite();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
});
try {
  const { store } = suite;
  const before =
    ref === undefined
      ? await publishAgain(names, { store })
      : await publishEarlier(ref, names, { store, say });
  const tried: Tried[] = [];
  for (const mix of pairwise(before)) {
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
    const outcome = await tryMix(context, mix, { base: suite.base });
    await context.close();
    say(`${outcome.outcome}  ${mix.before.join(' + ')}`);
    tried.push(outcome);
  }
  console.log(matrixOf(names, tried).join('\n'));
  if (tried.some(({ outcome }) => outcome === 'broken')) process.exitCode = 1;
} finally {
  await browser.close();
  await suite.stop();
}
