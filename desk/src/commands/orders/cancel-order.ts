import { requiredOption, type Command } from '../../core/command';
import { ORDER_REASON_LIST, parseOrderReason, changeOrderStatus } from './change-order-status';

export const cancelOrder: Command = {
  name: 'cancel-order',
  args: '<order>',
  summary: `outlets: cancels an accepted order; the reason is one of ${ORDER_REASON_LIST}`,
  example:
    'pnpm desk cancel-order OR-7K2MPQ --reason sold_out --note "The last sea bass was not good enough."',
  required: ['--reason <reason>', '--note <for the guest>'],
  run: async (context, [query = ''], options) =>
    changeOrderStatus(context, query, {
      status: 'cancelled',
      reasonCode: parseOrderReason(options),
      note: requiredOption(options, 'note'),
    }),
};
