import { Option } from 'commander';
import { optionValue, requiredOption, type Command } from '../command/command';
import { requireChannel } from '../channel/change-channel';
import { rollBack } from '../channel/roll-back';
import { CliError } from '../errors/cli-error';
import { changeLines } from './change-lines';

export const rollback: Command = {
  name: 'rollback',
  args: '<channel>',
  summary: 'Returns a channel to an earlier set, as a whole and in one step. This ends a rollout.',
  examples: ['rollback production --to 3f2a9c01b7de --reason "orders fail"'],
  options: [new Option('--to <set>')],
  async run({ storage, author, isDryRun }, [channel = ''], options) {
    const current = await requireChannel(storage, channel);
    const to = optionValue(options, 'to');
    if (to === undefined) {
      const before = current.rollout ? current.set : current.earlier[0];
      // The set is required because a command that goes back one step would go back two when it is repeated.
      throw new CliError(
        400,
        before == null
          ? `${channel} has no earlier set.`
          : `Name the set: release rollback ${channel} --to ${before} --reason "…" goes back one step.`,
      );
    }
    const reason = requiredOption(options, 'reason', 'why');
    const { change, isNew } = await rollBack(storage, { channel, to, author: author(reason) });
    return { data: { change, isNew }, lines: changeLines(change, { isNew, isDryRun }) };
  },
};
