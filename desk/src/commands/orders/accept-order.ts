import type { Command } from '../../core/command';
import { parseDelay, changeOrderStatus } from './change-order-status';

export const acceptOrder: Command = {
  name: 'accept-order',
  args: '<order>',
  summary: 'outlets: accepts an order, on time or with --delay',
  example: 'pnpm desk accept-order OR-7K2MPQ --delay 15 --note "The oven is full."',
  options: ['--delay <minutes>', '--note <for the guest>'],
  run: async (context, [query = ''], options) =>
    changeOrderStatus(context, query, { status: 'accepted', ...parseDelay(options) }),
};
