import { wanted, type Command } from '../../core/command';
import { REASONS, reasonIn, takeTableTo } from './take-table-to';

export const cancelTable: Command = {
  name: 'cancel-table',
  usage: '<booking> --reason <reason> --note <for the guest>',
  summary: `outlets: takes a booking back; the reason is one of ${REASONS}`,
  words: [1, 1],
  options: { reason: { type: 'string' }, note: { type: 'string' } },
  run: (at, [named = ''], options) =>
    takeTableTo(at, named, {
      status: 'cancelled',
      reasonCode: reasonIn(options),
      note: wanted(options, 'note'),
    }),
};
