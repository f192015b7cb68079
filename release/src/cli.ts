import { parseArgs } from 'node:util';
import { build } from './build/build';
import { buildAs } from './build/build-as';
import { packageNames } from './packages';
import { publish } from './publish/publish';

const USAGE = `release build [name …]
    builds the shell and the remotes, or those named, where their sources have changed

release build <name> --as <version> --to <folder of releases>
    builds one of them under another version, and publishes it beside the others`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { as: { type: 'string' }, to: { type: 'string' } },
});
const [command, ...names] = positionals;
const unknown = names.find((name) => !packageNames.includes(name));

if (command !== 'build' || unknown !== undefined) {
  console.error(unknown === undefined ? USAGE : `There is no package ${unknown}.\n\n${USAGE}`);
  process.exit(64);
}
if (values.as === undefined) await buildChanged(names.length > 0 ? names : packageNames);
else await publishAs(names[0], values.as, values.to);

async function buildChanged(wanted: readonly string[]): Promise<void> {
  for (const name of wanted) {
    const { record, isNew } = await build(name);
    console.log(`${isNew ? 'built' : 'is built'}  ${name} ${record.version}`);
  }
}

async function publishAs(
  name: string | undefined,
  version: string,
  store: string | undefined,
): Promise<void> {
  if (name === undefined || store === undefined) {
    console.error(USAGE);
    process.exit(64);
  }
  const { record, dist } = await buildAs(name, version);
  const isNew = await publish(store, record, dist);
  console.log(`${isNew ? 'published' : 'is published'}  ${name} ${version}`);
}
