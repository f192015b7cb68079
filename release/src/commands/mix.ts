import { noMore, said, word, type Command } from '../command/command';
import { knownChannel } from '../channel/change-channel';
import { verdictsOn } from '../channel/promote';
import { mixedVersions } from '../feed/named-versions';
import { versionsAt } from '../feed/sets';
import { Trouble } from '../errors/trouble';
import { verdictLines } from './verdict-lines';

export const mix: Command = {
  name: 'mix',
  usage: '<channel> <name@version,…> [--url <address>]',
  summary:
    'Says the address that shows these versions among the rest of a channel, and what the check thinks of them.',
  examples: [
    'mix staging chat@1.5.0-rc.2,dining@1.3.0',
    'mix staging chat@1.5.0-rc.2 --url https://staging.hotel.example/casa-miramar',
  ],
  options: { url: { type: 'string' } },
  async run({ storage, addressOf }, words, options) {
    const now = await knownChannel(storage, word(words, 0, 'the name of a channel'));
    const versions = mixedVersions(word(words, 1, 'versions, such as chat@1.5.0-rc.2,dining@1.3.0'));
    noMore(words, 2);
    if (!now.mayMix)
      throw new Trouble(
        422,
        `Addresses on ${now.channel} may not name versions; release channel set ${now.channel} --mix on allows it.`,
      );
    const has = await versionsAt(storage, now.set);
    const verdicts = await verdictsOn(storage, { ...has, ...versions }, has);
    const url = addressIn(said(options, 'url') ?? addressOf(now.channel));
    url.searchParams.delete('mix');
    // The query is concatenated because `URLSearchParams` would escape "@" and ",".
    url.search = [url.search.slice(1), `mix=${words[1]}`].filter(Boolean).join('&');
    return {
      data: { url: url.href, versions, verdicts },
      lines: [url.href, ...verdictLines(verdicts.filter(({ outcome }) => outcome !== 'passed'))],
    };
  },
};

function addressIn(typed: string): URL {
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new Trouble(
    400,
    `"${typed}" is no address of a suite: it must look like https://staging.hotel.example/.`,
  );
}
