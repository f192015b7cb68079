import { ORDER_REASONS } from '@guest/shared/contracts/menu/order-steps';
import type { Ask } from '@guest/shared/contracts/socket.contract';
import { Misused, wanted, type AtDesk, type Options, type Told } from '../../core/command';
import { orderRow } from '../../terminal/order-row';
import { table } from '../../terminal/table';

type Step = Omit<Ask<'changeOrderStatus'>, 'orderUuid' | 'version'>;

/**
 * Changes an order only in the version that was read, so that a concurrent change by a colleague is not
 * overwritten.
 */
export async function takeOrderTo(
  { desk, findOrder }: AtDesk,
  named: string,
  stepOf: Step | ((order: Awaited<ReturnType<AtDesk['findOrder']>>) => Step),
): Promise<Told> {
  const found = await findOrder(named);
  const step = typeof stepOf === 'function' ? stepOf(found) : stepOf;
  const order = await desk.ask('changeOrderStatus', {
    orderUuid: found.uuid,
    version: found.version,
    ...step,
  });
  return { data: order, lines: table([orderRow(order)]) };
}

export const ORDER_REASON_LIST = ORDER_REASONS.join(', ');

/** Parses the `--reason` option. */
export function orderReasonIn(options: Options): (typeof ORDER_REASONS)[number] {
  const said = wanted(options, 'reason');
  const reason = ORDER_REASONS.find((one) => one === said);
  if (!reason) throw new Misused(`--reason must be one of ${ORDER_REASON_LIST}`);
  return reason;
}

/** Parses the options for a delay: the minutes beyond the promised time, and a note. */
export function delayIn({ delay, note }: Options): Pick<Step, 'delayMinutes' | 'note'> {
  const said = typeof note === 'string' && note !== '' ? { note } : {};
  if (delay === undefined) return said;
  const minutes = Number(delay);
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > 120) {
    throw new Misused('--delay must be a number of minutes from 0 to 120');
  }
  return { delayMinutes: minutes, ...said };
}
