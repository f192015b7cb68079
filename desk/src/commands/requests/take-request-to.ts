import type { Ask } from '@guest/shared/contracts/socket.contract';
import type { AtDesk, Told } from '../../core/command';
import { requestRow } from '../../terminal/request-row';
import { table } from '../../terminal/table';

type Step = Omit<Ask<'changeStatusRequest'>, 'trackingId' | 'version'>;

/**
 * Changes a request only in the version that was read, so that a concurrent change by a colleague is not
 * overwritten.
 */
export async function takeRequestTo({ desk, findRequest }: AtDesk, named: string, step: Step): Promise<Told> {
  const { trackingId, version } = await findRequest(named);
  const ticket = await desk.ask('changeStatusRequest', { trackingId, version, ...step });
  return { data: ticket, lines: table([requestRow(ticket)]) };
}
