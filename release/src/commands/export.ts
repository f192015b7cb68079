import { resolve } from 'node:path';
import { noMore, said, wanted, type Command } from '../command/command';
import { knownChannel } from '../channel/change-channel';
import { exportDocuments } from '../export/export-documents';
import { exportReleases } from '../export/export-releases';
import { diskTrouble } from '../storage/disk-trouble';
import { Trouble } from '../errors/trouble';

export const exportSite: Command = {
  name: 'export',
  usage: '--to <folder> [--channel <channel>] [--from <address of the suite>]',
  summary:
    'Copies what a channel serves for a static host or a CDN: the files of its releases, and with --from the documents of the pages that need no guest.',
  examples: ['export --to site', 'export --to site --channel staging --from https://staging.hotel.example'],
  options: { to: { type: 'string' }, channel: { type: 'string' }, from: { type: 'string' } },
  async run({ storage, isDryRun, say }, words, options) {
    noMore(words, 0);
    const folder = resolve(wanted(options, 'to', 'the folder'));
    const now = await knownChannel(storage, said(options, 'channel') ?? 'production');
    const from = said(options, 'from');
    if (from !== undefined && !/^https?:$/.test(URL.canParse(from) ? new URL(from).protocol : '')) {
      throw new Trouble(400, `"${from}" is no address of a suite.`);
    }
    const { releases, documents } = await written(folder, async () => ({
      releases: await exportReleases(storage, now, folder, isDryRun),
      documents: from === undefined ? [] : await exportDocuments(new URL(from), folder, { isDryRun, say }),
    }));
    return {
      data: { folder, channel: now.channel, releases, documents },
      lines: [
        `${isDryRun ? 'would be written' : 'written'} to ${folder}: ${releases.length} releases, ${documents.length} documents`,
      ],
    };
  },
};

/** The files written so far remain; the next export overwrites them. */
async function written<T>(folder: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw diskTrouble(error, folder, 'What is there is not whole.');
  }
}
