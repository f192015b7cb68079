import { wanted, type Command } from '../../core/command';
import { REASONS, reasonIn, takeTableTo } from './take-table-to';

export const declineTable: Command = {
  name: 'decline-table',
  usage: '<booking> --reason <reason> --note <for the guest> [--instead <time>]…',
  summary: `outlets: says no to a table; the reason is one of ${REASONS}`,
  example: 'pnpm desk decline-table TB-7K2MPQ --reason full --note "A wedding." --instead 2026-06-11T21:00',
  words: [1, 1],
  options: {
    reason: { type: 'string' },
    note: { type: 'string' },
    instead: { type: 'string', multiple: true },
  },
  run(at, [named = ''], options) {
    const { instead } = options;
    const alternatives = Array.isArray(instead) ? instead.map(String) : [];
    return takeTableTo(at, named, {
      status: 'declined',
      reasonCode: reasonIn(options),
      note: wanted(options, 'note'),
      ...(alternatives.length > 0 && { alternatives }),
    });
  },
};
