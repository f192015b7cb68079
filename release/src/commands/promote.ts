import type { Waiver } from '@guest/shared/contracts/release/release.contract';
import { said, wanted, type Command, type Options } from '../command/command';
import { promote } from '../channel/promote';
import { ruleNames } from '../check/check';
import { namedVersions } from '../feed/named-versions';
import { Trouble } from '../errors/trouble';
import { changeLines } from './change-lines';

export const promoteVersions: Command = {
  name: 'promote',
  usage:
    '<name@version …> --to <channel> [--percent <1–100>] [--waive <rule>:<name@version> … --by <name> --because <why>]',
  summary:
    'Brings versions to a channel, to all of its visitors or to a part of them, if the check lets them. A refusal can be waived by somebody who answers for it.',
  examples: [
    'promote chat@1.4.0 --to production --percent 10',
    'promote chat@1.4.0 --to production --reason "new composer"',
    'promote chat@1.4.0 --to staging --waive events-heard:chat@1.4.0 --by "Ada Park" --because "account follows today"',
  ],
  options: {
    to: { type: 'string' },
    percent: { type: 'string' },
    waive: { type: 'string', multiple: true },
    by: { type: 'string' },
    because: { type: 'string' },
  },
  async run({ storage, author, isDryRun }, words, options) {
    const versions = namedVersions(words);
    const { change, isNew, verdicts } = await promote(storage, {
      channel: wanted(options, 'to', 'the channel'),
      versions,
      percent: percentOf(said(options, 'percent')),
      waivers: waiversOf(options),
      author: author(`promoted ${words.join(' ')}`),
    });
    return { data: { change, isNew, verdicts }, lines: changeLines(change, { isNew, isDryRun }) };
  },
};

function percentOf(typed: string | undefined): number {
  if (typed === undefined) return 100;
  if (!/^\d{1,3}$/.test(typed)) throw new Trouble(400, '--percent must be a whole number from 1 to 100.');
  return Number(typed);
}

function waiversOf(options: Options): Waiver[] {
  const typed = [options.waive ?? []].flat();
  if (typed.length === 0) return [];
  const [by, reason] = [
    wanted(options, 'by', 'who answers for it'),
    wanted(options, 'because', 'why it may be'),
  ];
  return typed.map((it) => {
    const [rule = '', part = ''] = String(it).split(':');
    if (!ruleNames.includes(rule) || !part.includes('@')) {
      throw new Trouble(
        400,
        `--waive must name a rule and a release, such as calls:chat@1.4.0. The rules: ${ruleNames.join(', ')}.`,
      );
    }
    return { rule, part, by, reason };
  });
}
