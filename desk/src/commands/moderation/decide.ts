import { CASE_ACTIONS, REPORT_REASONS } from '@guest/shared/contracts/moderation/reasons';
import { Option } from 'commander';
import { requiredOption, UsageError, type Command, type CommandOptions } from '../../core/command';
import { caseLines } from '../../terminal/case-lines';
import { findCase } from './find-case';

export const keepCase: Command = {
  name: 'keep',
  args: '<case>',
  summary: 'dismisses a case: what was reported stays, or comes back',
  async run({ desk }, [query = '']) {
    const { caseId, version } = await findCase(desk, query);
    const { case: decided } = await desk.request('decideCase', {
      caseId,
      version,
      decision: 'dismiss',
      action: 'none',
    });
    return { data: decided, lines: caseLines(decided) };
  },
};

export const upholdCase: Command = {
  name: 'uphold',
  args: '<case>',
  summary: 'upholds a case with an action and a reason that the author reads; `none` warns only',
  example: 'pnpm desk uphold 3f2a81c0 --action hide --reason harassment --note "Please be kind."',
  options: [
    new Option('--action <action>').choices(CASE_ACTIONS).makeOptionMandatory(),
    new Option('--reason <reason>').choices(REPORT_REASONS).makeOptionMandatory(),
    '--note <text>',
    '--days <days>',
  ],
  async run({ desk }, [query = ''], options) {
    const { caseId, version } = await findCase(desk, query);
    const { note } = options;
    const { case: decided } = await desk.request('decideCase', {
      caseId,
      version,
      decision: 'uphold',
      action: oneOf(CASE_ACTIONS, requiredOption(options, 'action')),
      reasonCode: oneOf(REPORT_REASONS, requiredOption(options, 'reason')),
      ...(typeof note === 'string' && { noteToAuthor: note }),
      ...daysOf(options),
    });
    return { data: decided, lines: caseLines(decided) };
  },
};

function oneOf<T extends string>(values: readonly T[], typed: string): T {
  const found = values.find((one) => one === typed);
  if (found === undefined) throw new UsageError(`"${typed}" is none of ${values.join(', ')}`);
  return found;
}

function daysOf({ days }: CommandOptions): { days?: number } {
  if (days === undefined) return {};
  const count = Number(days);
  if (!Number.isInteger(count) || count < 1 || count > 30)
    throw new UsageError('--days must be a number from 1 to 30');
  return { days: count };
}
