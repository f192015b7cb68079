import { Option } from 'commander';
import { optionValue, type Command, type CommandOptions } from '../command/command';
import process from 'node:process';
import { channelAddress } from '../channel/channel-address';
import { changeChannel } from '../channel/change-channel';
import { createChannel } from '../channel/create-channel';
import { CliError } from '../errors/cli-error';
import { changeLines } from './change-lines';

export const channel: Command = {
  name: 'channel',
  args: '<new|set> <channel>',
  summary:
    'Creates a channel, empty or with the set of another one, or sets whether addresses may name versions there (by default yes, except on production).',
  examples: [
    'channel new preview --from production',
    'channel set production --mix on --reason "rehearsal on Tuesday"',
  ],
  options: [new Option('--from <channel>'), new Option('--mix <on|off>')],
  async run({ storage, author, isDryRun }, [action, name = ''], options) {
    const mayMix = parseMixOption(options);
    if (action === 'new') {
      const created = await createChannel(storage, name, author(`new channel ${name}`), {
        from: optionValue(options, 'from'),
        mayMix,
      });
      const address = channelAddress(name, process.env);
      return {
        data: { ...created, address },
        lines: [...changeLines(created.change, { ...created, isDryRun }), `Its address is ${address}`],
      };
    }
    if (action !== 'set' || mayMix === undefined)
      throw new CliError(400, 'The subcommand must be new, or set with --mix.');
    const by = author(`addresses ${mayMix ? 'may' : 'may not'} name versions`);
    const changed = await changeChannel(storage, name, by, (current) =>
      current.mayMix === mayMix ? null : { kind: 'changed', mayMix },
    );
    return { data: changed, lines: [mixLine(name, mayMix, { ...changed, isDryRun })] };
  },
};

function mixLine(name: string, mayMix: boolean, { isNew, isDryRun }: { isNew: boolean; isDryRun: boolean }) {
  const may = `${isDryRun && isNew ? 'would' : 'may'}${mayMix ? '' : ' not'}`;
  return `Addresses ${may} name versions on ${name}${isNew ? '' : ' already. Nothing was changed'}.`;
}

function parseMixOption(options: CommandOptions): boolean | undefined {
  const value = optionValue(options, 'mix');
  if (value !== undefined && value !== 'on' && value !== 'off')
    throw new CliError(400, '--mix must be on or off.');
  return value === undefined ? undefined : value === 'on';
}
