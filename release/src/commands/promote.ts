import { Option } from 'commander';
import type { Waiver } from '@guest/shared/contracts/release/release.contract';
import { optionValue, requiredOption, type Command, type CommandOptions } from '../command/command';
import { promote } from '../channel/promote';
import { ruleNames } from '../check/check';
import { tryVersions } from '../trial/try-versions';
import { trialRules } from '../trial/try-release';
import { parseVersions } from '../registry/parse-versions';
import { CliError } from '../errors/cli-error';
import { verdictLines } from './verdict-lines';
import { changeLines } from './change-lines';

export const promoteVersions: Command = {
  name: 'promote',
  args: '<name@version...>',
  summary:
    'Releases versions to a channel, to all of its visitors or to a part of them, if the check passes. A person who takes responsibility can waive a failure.',
  examples: [
    'promote chat@1.4.0 --to production --percent 10',
    'promote chat@1.4.0 --to production --reason "new composer"',
    'promote chat@1.4.0 --to staging --waive events-heard:chat@1.4.0 --by "Ada Park" --because "account follows today"',
  ],
  options: [
    new Option('--to <channel>'),
    new Option('--percent <1–100>'),
    new Option('--waive <rule:name@version>', 'may be repeated').argParser(
      (waiver, earlier: string[] = []) => [...earlier, waiver],
    ),
    new Option('--by <name>'),
    new Option('--because <why>'),
  ],
  async run({ storage, author, isDryRun }, args, options) {
    const versions = parseVersions(args);
    const { change, isNew, verdicts } = await promote(storage, {
      channel: requiredOption(options, 'to', 'the channel'),
      versions,
      percent: parsePercent(optionValue(options, 'percent')),
      waivers: parseWaivers(options),
      tryOut: tryVersions,
      author: author(`promoted ${args.join(' ')}`),
    });
    const noted = verdicts.filter(({ rule, outcome }) => outcome === 'noted' && isTrialRule(rule));
    const lines = [...verdictLines(noted), ...changeLines(change, { isNew, isDryRun })];
    return { data: { change, isNew, verdicts }, lines };
  },
};

const isTrialRule = (rule: string): boolean => trialRules.some((it) => it === rule);

const waivable: readonly string[] = [...ruleNames, ...trialRules];

function parsePercent(value: string | undefined): number {
  if (value === undefined) return 100;
  if (!/^\d{1,3}$/.test(value)) throw new CliError(400, '--percent must be a whole number from 1 to 100.');
  return Number(value);
}

function parseWaivers(options: CommandOptions): Waiver[] {
  const values = [options.waive ?? []].flat();
  if (values.length === 0) return [];
  const [by, reason] = [
    requiredOption(options, 'by', 'who takes responsibility'),
    requiredOption(options, 'because', 'why the failure is waived'),
  ];
  return values.map((it) => {
    const [rule = '', part = ''] = String(it).split(':');
    if (!waivable.includes(rule) || !part.includes('@')) {
      throw new CliError(
        400,
        `--waive must name a rule and a release, such as calls:chat@1.4.0. The rules: ${waivable.join(', ')}.`,
      );
    }
    return { rule, part, by, reason };
  });
}
