import { Option } from 'commander';
import { optionValue, type Command } from '../command/command';
import { requireChannel } from '../channel/change-channel';
import { checkVersions } from '../channel/promote';
import { refusals } from '../check/check';
import { parseVersions } from '../registry/parse-versions';
import { tryVersions } from '../trial/try-versions';
import { versionsInSet } from '../registry/sets';
import { CliError } from '../errors/cli-error';
import { verdictLines } from './verdict-lines';

export const check: Command = {
  name: 'check',
  args: '<name@version...>',
  summary:
    'Reports for every rule whether these versions can run with the rest of a channel (production by default), and tries each of their pages once.',
  examples: ['check chat@1.5.0', 'check chat@1.5.0 dining@1.3.0 --against staging --json'],
  options: [new Option('--against <channel>')],
  async run({ storage }, args, options) {
    const versions = parseVersions(args);
    const current = await requireChannel(storage, optionValue(options, 'against') ?? 'production');
    const currentVersions = await versionsInSet(storage, current.set);
    const candidate = { ...currentVersions, ...versions };
    const verdicts = await checkVersions(storage, candidate, currentVersions);
    if (refusals(verdicts).length === 0) verdicts.push(...(await tryVersions(storage, candidate, versions)));
    if (refusals(verdicts).length > 0) {
      throw new CliError(422, ['The check failed:', ...verdictLines(verdicts)].join('\n'), { verdicts });
    }
    return {
      data: { channel: current.channel, verdicts },
      lines: [...verdictLines(verdicts), `The check passed on ${current.channel}.`],
    };
  },
};
