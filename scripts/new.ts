import { spawnSync } from 'node:child_process';
import { newFeature } from './new/new-feature';
import { newRemote } from './new/new-remote';
import { GeneratorError } from './new/generator-error';
import { openWorkspace } from './new/workspace';
import { PNPM, root } from './install/install.mjs';

/** The exit code `EX_USAGE` of sysexits.h. */
const EXIT_USAGE = 64;
const USAGE = `pnpm new remote <name>                a remote with a first page, such as: pnpm new remote spa
pnpm new feature <remote> <subject>   a page of a remote, such as: pnpm new feature dining wine-list`;

const args = process.argv.slice(2).filter((word) => word !== '--no-install');
const [kind, remote = '', subject = ''] = args;
if (!(kind === 'remote' && args.length === 2) && !(kind === 'feature' && args.length === 3)) {
  console.error(USAGE);
  process.exit(EXIT_USAGE);
}

const workspace = openWorkspace();
try {
  if (kind === 'remote') newRemote(workspace, remote);
  else newFeature(workspace, remote, subject);
} catch (error) {
  if (!(error instanceof GeneratorError)) throw error;
  console.error(error.message);
  process.exit(EXIT_USAGE);
}
for (const file of await workspace.save()) console.log(`wrote ${file}`);

if (kind === 'remote' && !process.argv.includes('--no-install')) install();
console.log(`
Next: pnpm dev, and open /casa-miramar/${subject || remote}
      translate the new texts in mfe-${remote}/src/locales
      link to it from the remote's other pages with <PageLink to="${remote}.${subject || remote}" …>`);

/** A new package must be in the lockfile before any of its scripts can run. */
function install(): void {
  console.log('Installing the packages …');
  const { status } = spawnSync(
    'npx',
    ['--yes', PNPM, 'install', '--prefer-offline', '--no-frozen-lockfile'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (status !== 0) console.error(`The packages are not installed yet: run npx ${PNPM} install.`);
}
