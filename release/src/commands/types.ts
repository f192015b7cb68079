import { Option } from 'commander';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { optionValue, type Command } from '../command/command';
import { diskError } from '../storage/disk-error';
import { readTypes } from '../types/read-types';

const DEFAULT_CHANNEL = 'production';

export const types: Command = {
  name: 'types',
  args: '<name>',
  summary: `Writes the types of what a channel serves of a package: its pages, parts and events, and the version of the Host (by default of ${DEFAULT_CHANNEL}, to <name>.d.ts).`,
  examples: ['types chat', 'types chat --from staging --out src/types/chat.d.ts'],
  options: [new Option('--from <channel>'), new Option('--out <file>')],
  async run({ storage, isDryRun }, [name = ''], options) {
    const channel = optionValue(options, 'from') ?? DEFAULT_CHANNEL;
    const file = optionValue(options, 'out') ?? `${name}.d.ts`;
    const { version, content } = await readTypes(storage, name, channel);
    if (!isDryRun) await write(resolve(file), `// ${name}@${version}, by release types.\n${content}`);
    const says = isDryRun ? 'would contain' : 'contains';
    return {
      data: { name, version, channel, file },
      lines: [`${file} ${says} the types of ${name}@${version}`],
    };
  },
};

async function write(path: string, content: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  } catch (error) {
    throw diskError(error, path, 'Nothing was written.');
  }
}
