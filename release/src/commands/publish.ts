import { Option } from 'commander';
import { optionValue, type Command } from '../command/command';
import { publish, publishOnce } from '../publish/publish';
import { loadBuildRecord } from '../registry/verify-build';
import { distDir } from '../workspace/packages';
import { CliError } from '../errors/cli-error';

export const publishBuild: Command = {
  name: 'publish',
  args: '<name>',
  summary:
    'Puts a build into the store, where it never changes again. A version that is there is refused (409); with --if-new the very same build is no mistake.',
  examples: ['publish chat', 'publish chat --if-new', 'publish spa --from ./dist'],
  options: [new Option('--from <folder>'), new Option('--if-new')],
  async run({ storage, isDryRun }, [expectedName = ''], options) {
    const folder = optionValue(options, 'from') ?? distDir(expectedName);
    const { name, version } = await loadBuildRecord(folder);
    if (name !== expectedName)
      throw new CliError(422, `The build in ${folder} is a build of ${name}, not of ${expectedName}.`);
    const isNew =
      options.ifNew === true ? await publishOnce(storage, folder) : !!(await publish(storage, folder));
    const verb = isNew ? (isDryRun ? 'would be published' : 'published') : 'is already published';
    return { data: { name, version, isNew }, lines: [`${verb}  ${name}@${version}`] };
  },
};
