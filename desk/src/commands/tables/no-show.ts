import type { Command } from '../../core/command';
import { takeTableTo } from './take-table-to';

export const noShow: Command = {
  name: 'no-show',
  usage: '<booking>',
  summary: 'outlets: nobody has come, though the table was kept for a while',
  words: [1, 1],
  run: (at, [named = '']) => takeTableTo(at, named, { status: 'no_show' }),
};
