import { visibleStatuses } from '@guest/shared/contracts/menu/order-status';
import { UsageError, type Command } from '../../core/command';
import { parseDelay, changeOrderStatus } from './change-order-status';

export const advanceOrder: Command = {
  name: 'advance-order',
  args: '<order>',
  summary:
    'outlets: advances an order: accepted → preparing → on the way, or ready → delivered; --delay: it will be late',
  example: 'pnpm desk advance-order OR-7K2MPQ',
  options: ['--delay <minutes>', '--note <for the guest>'],
  run: async (context, [query = ''], options) =>
    changeOrderStatus(context, query, ({ status, mode }) => {
      const delay = parseDelay(options);
      // A delayed order keeps its status.
      if (delay.delayMinutes !== undefined) return { status, ...delay };
      const steps = visibleStatuses(mode);
      const next = status === 'ready' ? 'delivered' : steps[steps.indexOf(status) + 1];
      if (!next) throw new UsageError(`an order that is ${status} has no next step`);
      return { status: next, ...delay };
    }),
};
