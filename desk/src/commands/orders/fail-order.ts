import type { Command } from '../../core/command';
import { takeOrderTo } from './take-order-to';

export const failOrder: Command = {
  name: 'fail-order',
  usage: '<order>',
  summary: 'outlets: nobody was there; the guest is asked in the chat',
  words: [1, 1],
  run: (at, [named = '']) => takeOrderTo(at, named, { status: 'failed' }),
};
