import { said, word, noMore, type Command } from '../command/command';
import { publish, publishOnce } from '../feed/publish';
import { builtRecord } from '../feed/sound-build';
import { distDir } from '../workspace/packages';
import { Trouble } from '../errors/trouble';

export const publishBuild: Command = {
  name: 'publish',
  usage: '<name> [--from <folder>] [--if-new]',
  summary:
    'Puts a build into the store, where it never changes again. A version that is there is refused (409); with --if-new the very same build is no mistake.',
  examples: ['publish chat', 'publish chat --if-new', 'publish spa --from ./dist'],
  options: { from: { type: 'string' }, 'if-new': { type: 'boolean', default: false } },
  async run({ storage, isDryRun }, words, options) {
    const asked = word(words, 0, 'the name of what is built');
    noMore(words, 1);
    const folder = said(options, 'from') ?? distDir(asked);
    const { name, version } = await builtRecord(folder);
    if (name !== asked) throw new Trouble(422, `The build in ${folder} is of ${name}, not of ${asked}.`);
    const isNew =
      options['if-new'] === true ? await publishOnce(storage, folder) : !!(await publish(storage, folder));
    const verb = isNew ? (isDryRun ? 'would be published' : 'published') : 'is published already';
    return { data: { name, version, isNew }, lines: [`${verb}  ${name}@${version}`] };
  },
};
