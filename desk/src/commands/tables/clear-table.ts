import type { Command } from '../../core/command';
import { takeTableTo } from './take-table-to';

export const clearTable: Command = {
  name: 'clear-table',
  usage: '<booking>',
  summary: 'outlets: they have left, and the table is free',
  words: [1, 1],
  run: (at, [named = '']) => takeTableTo(at, named, { status: 'completed' }),
};
