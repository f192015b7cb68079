import { isTicketActive } from '@guest/shared/contracts/ticket/ticket-status';
import type { Command } from '../../core/command';
import { requestRow } from '../../terminal/request-row';
import { table } from '../../terminal/table';

export const requests: Command = {
  name: 'requests',
  summary: 'lists open requests; --all: also completed ones',
  options: ['--all'],
  async run({ desk }, _args, { all }) {
    const data = (await desk.request('loadGuestRequests', {})).filter(
      ({ status }) => all || isTicketActive(status),
    );
    return { data, lines: data.length > 0 ? table(data.map(requestRow)) : ['There are no open requests.'] };
  },
};
