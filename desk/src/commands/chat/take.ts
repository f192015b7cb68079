import type { Command } from '../../core/command';
import { changeRequestStatus } from '../requests/change-request-status';

export const take: Command = {
  name: 'take',
  args: '<request>',
  summary: 'marks a request as seen; the guest is notified',
  run: (context, [query = '']) => changeRequestStatus(context, query, { status: 'acknowledged' }),
};
