import type { Command } from '../../core/command';
import { changeOrderStatus } from './change-order-status';

export const failOrder: Command = {
  name: 'fail-order',
  args: '<order>',
  summary: 'outlets: records that delivery failed because nobody was there; the guest is asked in the chat',
  run: (context, [query = '']) => changeOrderStatus(context, query, { status: 'failed' }),
};
