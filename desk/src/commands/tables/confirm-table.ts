import type { Command } from '../../core/command';
import { takeTableTo } from './take-table-to';

export const confirmTable: Command = {
  name: 'confirm-table',
  usage: '<booking> [--note <for the guest>]',
  summary: 'outlets: accepts a table that a guest has asked for',
  words: [1, 1],
  options: { note: { type: 'string' } },
  run: (at, [named = ''], { note }) =>
    takeTableTo(at, named, { status: 'confirmed', ...(typeof note === 'string' && { note }) }),
};
