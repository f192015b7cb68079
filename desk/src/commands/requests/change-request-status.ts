import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import type { DeskContext, CommandResult } from '../../core/command';
import { requestRow } from '../../terminal/request-row';
import { table } from '../../terminal/table';

type RequestChange = Omit<RequestOf<'changeStatusRequest'>, 'trackingId' | 'version'>;

/**
 * Changes a request only in the version that was read, so that a concurrent change by a colleague is not
 * overwritten.
 */
export async function changeRequestStatus(
  { desk, findRequest }: DeskContext,
  query: string,
  change: RequestChange,
): Promise<CommandResult> {
  const { trackingId, version } = await findRequest(query);
  const ticket = await desk.request('changeStatusRequest', { trackingId, version, ...change });
  return { data: ticket, lines: table([requestRow(ticket)]) };
}
