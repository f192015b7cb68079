import type { Command } from '../../core/command';
import { takeTableTo } from './take-table-to';

export const seat: Command = {
  name: 'seat',
  usage: '<booking>',
  summary: 'outlets: the guests sit at their table',
  words: [1, 1],
  run: (at, [named = '']) => takeTableTo(at, named, { status: 'seated' }),
};
