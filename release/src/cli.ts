import { build } from './build/build';
import { packageNames } from './packages';

const USAGE = `release build [name …]   builds the shell and the remotes, or those named, where their sources have changed`;

const [command, ...names] = process.argv.slice(2);
if (command !== 'build') {
  console.error(USAGE);
  process.exit(command === undefined || command === 'help' ? 0 : 64);
}
for (const name of names.length > 0 ? names : packageNames) {
  const { record, isNew } = await build(name);
  console.log(`${isNew ? 'built' : 'is built'}  ${name} ${record.version}`);
}
