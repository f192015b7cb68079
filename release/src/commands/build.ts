import type { Command, Options } from '../command/command';
import { packageNames } from '../workspace/packages';
import { isPartName } from '../feed/part-name';
import { publishOnce } from '../feed/publish';
import { noMore, said, word } from '../command/command';
import { createDirectoryStorage } from '../storage/directory';
import { isPlain } from '../storage/key';
import { Trouble } from '../errors/trouble';

export const build: Command = {
  name: 'build',
  usage: '[name …] | <name> --as <version> [--in <folder>] [--to <store>]',
  summary:
    'Builds the shell and the remotes, or those named, where their sources have changed. With --as one of them as a version of its own, with --in from a folder outside the suite.',
  examples: ['build', 'build chat dining', 'build chat --as 1.5.0-rc.2', 'build spa --in . --as 1.0.0'],
  options: { as: { type: 'string' }, in: { type: 'string' }, to: { type: 'string' } },
  async run({ say, isDryRun }, words, options) {
    const { as, folder, to } = wishIn(options);
    const unknown = words.find((name) =>
      folder === undefined ? !packageNames.includes(name) : !isPartName(name),
    );
    if (unknown !== undefined)
      throw new Trouble(404, `There is no package ${unknown}. There are: ${packageNames.join(', ')}.`);
    if (isDryRun) {
      const names = words.length > 0 ? words : packageNames;
      return { data: { build: names }, lines: names.map((name) => `would be built  ${name}`) };
    }
    if (as === undefined) return buildChanged(words.length > 0 ? words : packageNames, say);

    const name = word(words, 0, 'the name of what is built');
    noMore(words, 1);
    const { buildAs } = await import('../build/build-as');
    const { buildElsewhere } = await import('../build/build-elsewhere');
    const built = folder === undefined ? await buildAs(name, as) : await buildElsewhere(name, as, folder);
    if (to !== undefined) await publishOnce(createDirectoryStorage(to), built.dist);
    return {
      data: { built: [{ name, version: as, folder: built.dist }] },
      lines: [`${to === undefined ? 'built' : 'built and published'}  ${name}@${as}  ${built.dist}`],
    };
  },
};

function wishIn(options: Options): { as?: string; folder?: string; to?: string } {
  const [as, folder, to] = [said(options, 'as'), said(options, 'in'), said(options, 'to')];
  if (as === undefined && (folder !== undefined || to !== undefined))
    throw new Trouble(400, '--in and --to want the version that is built: --as, such as --as 1.5.0-rc.2.');
  if (as !== undefined && !isPlain(as))
    throw new Trouble(400, `"${as}" cannot be a version: write it as 1.5.0-rc.2.`);
  return { as, folder, to };
}

async function buildChanged(names: readonly string[], say: (line: string) => void) {
  // The build is imported lazily because it loads the compiler, which no other command needs.
  const { build: buildPackage } = await import('../build/build');
  const built = [];
  // The builds run one after the other because the bundler uses all cores.
  for (const name of names) {
    const { record, isNew } = await buildPackage(name, () => say(`Building ${name} …`));
    built.push({ name, version: record.version, isNew });
  }
  return {
    data: { built },
    lines: built.map(({ name, version, isNew }) => `${isNew ? 'built' : 'is built'}  ${name}@${version}`),
  };
}
