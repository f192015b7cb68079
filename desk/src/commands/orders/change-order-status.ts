import { ORDER_REASONS } from '@guest/shared/contracts/menu/order-status';
import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import {
  UsageError,
  requiredOption,
  type DeskContext,
  type CommandOptions,
  type CommandResult,
} from '../../core/command';
import { orderRow } from '../../terminal/order-row';
import { table } from '../../terminal/table';

type OrderChange = Omit<RequestOf<'changeOrderStatus'>, 'orderUuid' | 'version'>;

/**
 * Changes an order only in the version that was read, so that a concurrent change by a colleague is not
 * overwritten.
 */
export async function changeOrderStatus(
  { desk, findOrder }: DeskContext,
  query: string,
  changeOf: OrderChange | ((order: Awaited<ReturnType<DeskContext['findOrder']>>) => OrderChange),
): Promise<CommandResult> {
  const found = await findOrder(query);
  const change = typeof changeOf === 'function' ? changeOf(found) : changeOf;
  const order = await desk.request('changeOrderStatus', {
    orderUuid: found.uuid,
    version: found.version,
    ...change,
  });
  return { data: order, lines: table([orderRow(order)]) };
}

export const ORDER_REASON_LIST = ORDER_REASONS.join(', ');

/** Parses the `--reason` option. */
export function parseOrderReason(options: CommandOptions): (typeof ORDER_REASONS)[number] {
  const value = requiredOption(options, 'reason');
  const reason = ORDER_REASONS.find((one) => one === value);
  if (!reason) throw new UsageError(`--reason must be one of ${ORDER_REASON_LIST}`);
  return reason;
}

/** Parses the options for a delay: the minutes beyond the promised time, and a note. */
export function parseDelay({ delay, note }: CommandOptions): Pick<OrderChange, 'delayMinutes' | 'note'> {
  const noteField = typeof note === 'string' && note !== '' ? { note } : {};
  if (delay === undefined) return noteField;
  const minutes = Number(delay);
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > 120) {
    throw new UsageError('--delay must be a number of minutes from 0 to 120');
  }
  return { delayMinutes: minutes, ...noteField };
}
