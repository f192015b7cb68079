import { said, type Command } from '../command/command';
import { knownChannel } from '../channel/change-channel';
import { verdictsOn } from '../channel/promote';
import { refusals } from '../check/check';
import { namedVersions } from '../feed/named-versions';
import { versionsAt } from '../feed/sets';
import { Trouble } from '../errors/trouble';
import { verdictLines } from './verdict-lines';

export const check: Command = {
  name: 'check',
  usage: '<name@version …> [--against <channel>]',
  summary:
    'Says of every rule whether these versions could run with the rest of a channel (production, unless it is named).',
  examples: ['check chat@1.5.0', 'check chat@1.5.0 dining@1.3.0 --against staging --json'],
  options: { against: { type: 'string' } },
  async run({ storage }, words, options) {
    const versions = namedVersions(words);
    const now = await knownChannel(storage, said(options, 'against') ?? 'production');
    const has = await versionsAt(storage, now.set);
    const verdicts = await verdictsOn(storage, { ...has, ...versions }, has);
    if (refusals(verdicts).length > 0) {
      throw new Trouble(422, ['The check refuses it:', ...verdictLines(verdicts)].join('\n'), { verdicts });
    }
    return {
      data: { channel: now.channel, verdicts },
      lines: [...verdictLines(verdicts), `The check has nothing against it on ${now.channel}.`],
    };
  },
};
