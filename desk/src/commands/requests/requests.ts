import { isUnderWay } from '@guest/shared/contracts/ticket/ticket-steps';
import type { Command } from '../../core/command';
import { requestRow } from '../../terminal/request-row';
import { table } from '../../terminal/table';

export const requests: Command = {
  name: 'requests',
  usage: '[--all]',
  summary: 'what guests have asked for and is not done; --all: also what is',
  words: [0, 0],
  options: { all: { type: 'boolean' } },
  async run({ desk }, _words, { all }) {
    const data = (await desk.ask('loadGuestRequests', {})).filter(({ status }) => all || isUnderWay(status));
    return { data, lines: data.length > 0 ? table(data.map(requestRow)) : ['Nothing is asked for.'] };
  },
};
