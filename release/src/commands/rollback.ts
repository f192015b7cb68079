import { noMore, said, wanted, word, type Command } from '../command/command';
import { knownChannel } from '../channel/change-channel';
import { rollBack } from '../channel/roll-back';
import { Trouble } from '../errors/trouble';
import { changeLines } from './change-lines';

export const rollback: Command = {
  name: 'rollback',
  usage: '<channel> --to <set> --reason <why>',
  summary: 'Takes a channel back to a set that it had, as a whole and in one step. A rollout ends with it.',
  examples: ['rollback production --to 3f2a9c01b7de --reason "orders fail"'],
  options: { to: { type: 'string' } },
  async run({ storage, author, isDryRun }, words, options) {
    const channel = word(words, 0, 'the name of a channel');
    noMore(words, 1);
    const now = await knownChannel(storage, channel);
    const to = said(options, 'to');
    if (to === undefined) {
      const before = now.rollout ? now.set : now.earlier[0];
      // The set is required because a command that goes back one step would go back two when it is repeated.
      throw new Trouble(
        400,
        before == null
          ? `${channel} has had no other set.`
          : `Say to which set: release rollback ${channel} --to ${before} --reason "…" takes it one step back.`,
      );
    }
    const reason = wanted(options, 'reason', 'why');
    const { change, isNew } = await rollBack(storage, { channel, to, author: author(reason) });
    return { data: { change, isNew }, lines: changeLines(change, { isNew, isDryRun }) };
  },
};
