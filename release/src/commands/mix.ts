import { Option } from 'commander';
import { optionValue, type Command } from '../command/command';
import { requireChannel } from '../channel/change-channel';
import { checkVersions } from '../channel/promote';
import { parseMix } from '../registry/parse-versions';
import { versionsInSet } from '../registry/sets';
import { CliError } from '../errors/cli-error';
import { verdictLines } from './verdict-lines';

export const mix: Command = {
  name: 'mix',
  args: '<channel> <name@version,…>',
  summary:
    'Prints the address that shows these versions with the rest of a channel, and the result of the check.',
  examples: [
    'mix staging chat@1.5.0-rc.2,dining@1.3.0',
    'mix staging chat@1.5.0-rc.2 --url https://staging.hotel.example/casa-miramar',
  ],
  options: [new Option('--url <address>')],
  async run({ storage, addressOf }, [channel = '', mixed = ''], options) {
    const current = await requireChannel(storage, channel);
    const versions = parseMix(mixed);
    if (!current.mayMix)
      throw new CliError(
        422,
        `Addresses on ${current.channel} may not name versions; release channel set ${current.channel} --mix on allows it.`,
      );
    const currentVersions = await versionsInSet(storage, current.set);
    const verdicts = await checkVersions(storage, { ...currentVersions, ...versions }, currentVersions);
    const url = parseAddress(optionValue(options, 'url') ?? addressOf(current.channel));
    url.searchParams.delete('mix');
    // The query is concatenated because `URLSearchParams` would escape "@" and ",".
    url.search = [url.search.slice(1), `mix=${mixed}`].filter(Boolean).join('&');
    return {
      data: { url: url.href, versions, verdicts },
      lines: [url.href, ...verdictLines(verdicts.filter(({ outcome }) => outcome !== 'passed'))],
    };
  },
};

function parseAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new CliError(
    400,
    `"${text}" is not the address of a suite: it must look like https://staging.hotel.example/.`,
  );
}
