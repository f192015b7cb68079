import { said, word, noMore, type Command, type Options } from '../command/command';
import { changeChannel } from '../channel/change-channel';
import { createChannel } from '../channel/create-channel';
import { Trouble } from '../errors/trouble';
import { changeLines } from './change-lines';

export const channel: Command = {
  name: 'channel',
  usage: 'new <channel> [--from <channel>] [--mix on|off] | set <channel> --mix on|off',
  summary:
    'Makes a channel, empty or at the set of another, or says whether addresses may name versions there: on, but for production.',
  examples: [
    'channel new preview --from production',
    'channel set production --mix on --reason "rehearsal on Tuesday"',
  ],
  options: { from: { type: 'string' }, mix: { type: 'string' } },
  async run({ storage, author, isDryRun }, words, options) {
    const what = word(words, 0, '"new" or "set", and the name of a channel');
    const name = word(words, 1, 'the name of a channel');
    noMore(words, 2);
    const mayMix = mixOf(options);
    if (what === 'new') {
      const made = await createChannel(storage, name, author(`new channel ${name}`), {
        from: said(options, 'from'),
        mayMix,
      });
      return { data: made, lines: changeLines(made.change, { ...made, isDryRun }) };
    }
    if (what !== 'set' || mayMix === undefined)
      throw new Trouble(400, 'The subcommand must be new, or set with --mix.');
    const by = author(`addresses ${mayMix ? 'may' : 'may not'} name versions`);
    const changed = await changeChannel(storage, name, by, (now) =>
      now.mayMix === mayMix ? null : { kind: 'changed', mayMix },
    );
    return { data: changed, lines: [mixLine(name, mayMix, { ...changed, isDryRun })] };
  },
};

function mixLine(name: string, mayMix: boolean, { isNew, isDryRun }: { isNew: boolean; isDryRun: boolean }) {
  const may = `${isDryRun && isNew ? 'would' : 'may'}${mayMix ? '' : ' not'}`;
  return `Addresses ${may} name versions on ${name}${isNew ? '' : ' already. Nothing was changed'}.`;
}

function mixOf(options: Options): boolean | undefined {
  const typed = said(options, 'mix');
  if (typed !== undefined && typed !== 'on' && typed !== 'off')
    throw new Trouble(400, '--mix must be on or off.');
  return typed === undefined ? undefined : typed === 'on';
}
