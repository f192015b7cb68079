import type { StaffCase } from '@guest/shared/contracts/moderation/moderation-socket.contract';
import { REPORT_REASONS, type CaseAction } from '@guest/shared/contracts/moderation/reasons';
import { Option } from 'commander';
import { requiredOption, UsageError, type CommandOptions, type CommandResult } from '../../core/command';
import type { DeskConnection } from '../../connection/desk-connection';
import { caseLines } from '../../terminal/case-lines';
import { oneOf } from './find-subject';

export const reasonOption = () =>
  new Option('--reason <reason>').choices(REPORT_REASONS).makeOptionMandatory();

export const reasonOf = (options: CommandOptions) => oneOf(REPORT_REASONS, requiredOption(options, 'reason'));

export const noteOf = ({ note }: CommandOptions) => (typeof note === 'string' ? { noteToAuthor: note } : {});

/** Upholds a case with an action; its reason and note are read by the author. */
export async function uphold(
  desk: DeskConnection,
  { caseId, version }: Pick<StaffCase, 'caseId' | 'version'>,
  action: CaseAction,
  options: CommandOptions,
): Promise<CommandResult> {
  const { case: decided } = await desk.request('decideCase', {
    caseId,
    version,
    decision: 'uphold',
    action,
    reasonCode: reasonOf(options),
    ...noteOf(options),
    ...(options.days !== undefined && { days: daysOf(options) }),
  });
  return { data: decided, lines: caseLines(decided) };
}

/** Returns for how many days a guest may not publish. */
export function daysOf({ days }: CommandOptions): number {
  const count = Number(days);
  if (!Number.isInteger(count) || count < 1 || count > 30)
    throw new UsageError('--days must be a number from 1 to 30');
  return count;
}
