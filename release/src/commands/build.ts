import { Option } from 'commander';
import { packageNames } from '../workspace/packages';
import { isPackageName, isVersion } from '../registry/package-name';
import { publishOnce } from '../publish/publish';
import { optionValue, type Command, type CommandOptions } from '../command/command';
import { createDirectoryStorage } from '../storage/directory';
import { CliError } from '../errors/cli-error';

export const build: Command = {
  name: 'build',
  args: '[name...]',
  summary:
    'Builds the shell and the remotes, or those named, if their sources have changed. With --as, builds one of them as the given version; with --in, from a folder outside the suite.',
  examples: ['build', 'build chat dining', 'build chat --as 1.5.0-rc.2', 'build spa --in . --as 1.0.0'],
  options: [new Option('--as <version>'), new Option('--in <folder>'), new Option('--to <store>')],
  async run({ storage, print, isDryRun }, args, options) {
    const { as, folder, to } = parseBuildOptions(options);
    const unknown = args.find((name) =>
      folder === undefined ? !packageNames.includes(name) : !isPackageName(name),
    );
    if (unknown !== undefined)
      throw new CliError(404, `There is no package ${unknown}. Packages: ${packageNames.join(', ')}.`);
    if (isDryRun) {
      const names = args.length > 0 ? args : packageNames;
      return { data: { build: names }, lines: names.map((name) => `would be built  ${name}`) };
    }
    if (as === undefined) return buildChanged(args.length > 0 ? args : packageNames, print);

    const [name, extra] = args;
    if (name === undefined)
      throw new CliError(400, 'Missing argument: the name of the shell or of a remote.');
    if (extra !== undefined) throw new CliError(400, `Unexpected argument "${extra}".`);
    const { buildAs } = await import('../build/build-as');
    const { buildExternal } = await import('../build/build-external');
    const built = folder === undefined ? await buildAs(name, as) : await buildExternal(name, as, folder);
    if (to !== undefined)
      await publishOnce({ ...createDirectoryStorage(to), trust: storage.trust }, built.dist);
    return {
      data: { built: [{ name, version: as, folder: built.dist }] },
      lines: [`${to === undefined ? 'built' : 'built and published'}  ${name}@${as}  ${built.dist}`],
    };
  },
};

function parseBuildOptions(options: CommandOptions): { as?: string; folder?: string; to?: string } {
  const [as, folder, to] = [
    optionValue(options, 'as'),
    optionValue(options, 'in'),
    optionValue(options, 'to'),
  ];
  if (as === undefined && (folder !== undefined || to !== undefined))
    throw new CliError(400, '--in and --to require --as with the version to build, such as --as 1.5.0-rc.2.');
  if (as !== undefined && !isVersion(as))
    throw new CliError(400, `"${as}" cannot be a version: write it as 1.5.0-rc.2.`);
  return { as, folder, to };
}

async function buildChanged(names: readonly string[], print: (line: string) => void) {
  // The build is imported lazily because it loads the compiler, which no other command needs.
  const { build: buildPackage } = await import('../build/build');
  const built = [];
  // The builds run one after the other because the bundler uses all cores.
  for (const name of names) {
    const { record, isNew } = await buildPackage(name, () => print(`Building ${name} …`));
    built.push({ name, version: record.version, isNew });
  }
  return {
    data: { built },
    lines: built.map(({ name, version, isNew }) => `${isNew ? 'built' : 'up to date'}  ${name}@${version}`),
  };
}
