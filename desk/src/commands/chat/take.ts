import type { Command } from '../../core/command';
import { takeRequestTo } from '../requests/take-request-to';

export const take: Command = {
  name: 'take',
  usage: '<request>',
  summary: 'tells the guest that their request was seen',
  words: [1, 1],
  run: (at, [named = '']) => takeRequestTo(at, named, { status: 'acknowledged' }),
};
