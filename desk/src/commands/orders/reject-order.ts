import type { Command } from '../../core/command';
import { ORDER_REASON_LIST, parseOrderReason, changeOrderStatus } from './change-order-status';

export const rejectOrder: Command = {
  name: 'reject-order',
  args: '<order>',
  summary: `outlets: rejects an order; the reason is one of ${ORDER_REASON_LIST}`,
  example: 'pnpm desk reject-order OR-7K2MPQ --reason kitchen_closed',
  required: ['--reason <reason>'],
  options: ['--note <for the guest>'],
  run: async (context, [query = ''], options) =>
    changeOrderStatus(context, query, {
      status: 'rejected',
      reasonCode: parseOrderReason(options),
      ...(typeof options.note === 'string' && { note: options.note }),
    }),
};
