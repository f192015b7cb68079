import { stepsShown } from '@guest/shared/contracts/menu/order-steps';
import { Misused, type Command } from '../../core/command';
import { delayIn, takeOrderTo } from './take-order-to';

export const advanceOrder: Command = {
  name: 'advance-order',
  usage: '<order> [--delay <minutes>] [--note <for the guest>]',
  summary:
    'outlets: the next step: accepted → preparing → on the way, or ready → delivered; --delay: it is late',
  example: 'pnpm desk advance-order OR-7K2MPQ',
  words: [1, 1],
  options: { delay: { type: 'string' }, note: { type: 'string' } },
  run: async (at, [named = ''], options) =>
    takeOrderTo(at, named, ({ status, mode }) => {
      const delay = delayIn(options);
      // A delayed order keeps its status.
      if (delay.delayMinutes !== undefined) return { status, ...delay };
      const steps = stepsShown(mode);
      const next = status === 'ready' ? 'delivered' : steps[steps.indexOf(status) + 1];
      if (!next) throw new Misused(`an order that is ${status} has no next step`);
      return { status: next, ...delay };
    }),
};
