import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import { randomUUID } from 'node:crypto';
import { requiredOption, type Command, type CommandResult, type DeskContext } from '../../core/command';
import type { CommandOptions } from '../../core/command';
import { wholeNumber } from './whole-number';

const OPTIONS = ['--key <uuid>'];
const REQUIRED = ['--note <reason>'];

export const addLoyalty: Command = {
  name: 'add-loyalty',
  args: '<member-number> <value>',
  summary: 'supervisors: adds nights or points to a member, with a reason',
  example: 'pnpm desk add-loyalty LM-7K2MPQ 100 --note "Welcome gift."',
  required: REQUIRED,
  options: [...OPTIONS, '--correction'],
  run: (context, args, options) =>
    adjust(context, { args, options, type: 'adding', reason: options.correction ? 'adjustment' : 'bonus' }),
};

export const takeLoyalty: Command = {
  name: 'take-loyalty',
  args: '<member-number> <value>',
  summary: 'supervisors: takes nights or points from a member, never more than there are',
  example: 'pnpm desk take-loyalty LM-7K2MPQ 60 --note "Dinner for two."',
  required: REQUIRED,
  options: [...OPTIONS, '--correction'],
  run: (context, args, options) =>
    adjust(context, {
      args,
      options,
      type: 'spending',
      reason: options.correction ? 'adjustment' : 'redemption',
    }),
};

interface Adjustment extends Pick<RequestOf<'adjustLoyalty'>, 'type' | 'reason'> {
  args: string[];
  options: CommandOptions;
}

async function adjust(
  { desk }: DeskContext,
  { args: [memberNumber = '', value], options, type, reason }: Adjustment,
): Promise<CommandResult> {
  const { key } = options;
  const data = await desk.request('adjustLoyalty', {
    key: typeof key === 'string' ? key : randomUUID(),
    memberNumber,
    type,
    value: wholeNumber(value, 'the value'),
    reason,
    note: requiredOption(options, 'note'),
  });
  const pending = data.pending === 0 ? '' : `, ${data.pending} pending`;
  return { data, lines: [`${data.memberNumber} has ${data.available} available${pending}.`] };
}
