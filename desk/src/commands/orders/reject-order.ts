import type { Command } from '../../core/command';
import { ORDER_REASON_LIST, orderReasonIn, takeOrderTo } from './take-order-to';

export const rejectOrder: Command = {
  name: 'reject-order',
  usage: '<order> --reason <reason> [--note <for the guest>]',
  summary: `outlets: says no to an order; the reason is one of ${ORDER_REASON_LIST}`,
  example: 'pnpm desk reject-order OR-7K2MPQ --reason kitchen_closed',
  words: [1, 1],
  options: { reason: { type: 'string' }, note: { type: 'string' } },
  run: async (at, [named = ''], options) =>
    takeOrderTo(at, named, {
      status: 'rejected',
      reasonCode: orderReasonIn(options),
      ...(typeof options.note === 'string' && { note: options.note }),
    }),
};
