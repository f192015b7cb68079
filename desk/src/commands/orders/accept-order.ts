import type { Command } from '../../core/command';
import { delayIn, takeOrderTo } from './take-order-to';

export const acceptOrder: Command = {
  name: 'accept-order',
  usage: '<order> [--delay <minutes>] [--note <for the guest>]',
  summary: 'outlets: takes an order on, as it was promised or so much later',
  example: 'pnpm desk accept-order OR-7K2MPQ --delay 15 --note "The oven is full."',
  words: [1, 1],
  options: { delay: { type: 'string' }, note: { type: 'string' } },
  run: async (at, [named = ''], options) =>
    takeOrderTo(at, named, { status: 'accepted', ...delayIn(options) }),
};
