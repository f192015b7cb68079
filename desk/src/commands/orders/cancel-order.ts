import { wanted, type Command } from '../../core/command';
import { ORDER_REASON_LIST, orderReasonIn, takeOrderTo } from './take-order-to';

export const cancelOrder: Command = {
  name: 'cancel-order',
  usage: '<order> --reason <reason> --note <for the guest>',
  summary: `outlets: takes back an order that was taken on; the reason is one of ${ORDER_REASON_LIST}`,
  example:
    'pnpm desk cancel-order OR-7K2MPQ --reason sold_out --note "The last sea bass was not good enough."',
  words: [1, 1],
  options: { reason: { type: 'string' }, note: { type: 'string' } },
  run: async (at, [named = ''], options) =>
    takeOrderTo(at, named, {
      status: 'cancelled',
      reasonCode: orderReasonIn(options),
      note: wanted(options, 'note'),
    }),
};
