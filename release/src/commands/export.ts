import { resolve } from 'node:path';
import { Option } from 'commander';
import { optionValue, requiredOption, type Command } from '../command/command';
import { requireChannel } from '../channel/change-channel';
import { exportDocuments } from '../export/export-documents';
import { exportReleases } from '../export/export-releases';
import { diskError } from '../storage/disk-error';
import { CliError } from '../errors/cli-error';

export const exportSite: Command = {
  name: 'export',
  summary:
    'Exports a channel for a static host or a CDN: the files of its releases and, with --from, the documents of the pages that need no guest.',
  examples: ['export --to site', 'export --to site --channel staging --from https://staging.hotel.example'],
  options: [
    new Option('--to <folder>'),
    new Option('--channel <channel>'),
    new Option('--from <address of the suite>'),
  ],
  async run({ storage, isDryRun, print }, _args, options) {
    const folder = resolve(requiredOption(options, 'to', 'the folder'));
    const current = await requireChannel(storage, optionValue(options, 'channel') ?? 'production');
    const from = optionValue(options, 'from');
    if (from !== undefined && !/^https?:$/.test(URL.canParse(from) ? new URL(from).protocol : '')) {
      throw new CliError(400, `"${from}" is not the address of a suite.`);
    }
    const { releases, documents } = await withDiskErrors(folder, async () => ({
      releases: await exportReleases(storage, current, folder, isDryRun),
      documents: from === undefined ? [] : await exportDocuments(new URL(from), folder, { isDryRun, print }),
    }));
    return {
      data: { folder, channel: current.channel, releases, documents },
      lines: [
        `${isDryRun ? 'would be written' : 'written'} to ${folder}: ${releases.length} releases, ${documents.length} documents`,
      ],
    };
  },
};

/** The files written so far remain; the next export overwrites them. */
async function withDiskErrors<T>(folder: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw diskError(error, folder, 'The export is incomplete.');
  }
}
