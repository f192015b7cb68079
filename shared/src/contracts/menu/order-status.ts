/** The statuses of an order. `orderTransitions` defines who may make which transition. */
export const ORDER_STATUSES = [
  'placed',
  'accepted',
  'preparing',
  'ready',
  'delivering',
  'delivered',
  'rejected',
  'cancelled',
  'lapsed',
  'failed',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * The destination of an order: a hotel room, a table, another location of the property such as a sunbed, or
 * pickup by the guest.
 */
export const ORDER_MODES = ['room', 'table', 'location', 'pickup'] as const;
export type OrderMode = (typeof ORDER_MODES)[number];

export type OrderActor = 'guest' | 'staff' | 'system';

interface OrderTransition {
  readonly from: Partial<Record<OrderActor, readonly OrderStatus[]>>;
  /** The modes with this transition; all by default. */
  readonly modes?: readonly OrderMode[];
  /** The fields that staff have to provide. */
  readonly needs?: readonly ('reasonCode' | 'note')[];
}

export const BEFORE_DELIVERED = ['placed', 'accepted', 'preparing', 'ready', 'delivering'] as const;

/** The transitions into each status. `placed` is only an initial status. */
export const orderTransitions: Readonly<Record<OrderStatus, OrderTransition>> = {
  placed: { from: {} },
  accepted: { from: { staff: ['placed'], system: ['placed'] } },
  rejected: { from: { staff: ['placed'] }, needs: ['reasonCode'] },
  lapsed: { from: { system: ['placed'] } },
  preparing: { from: { staff: ['accepted'] } },
  ready: { from: { staff: ['preparing'] } },
  delivering: { from: { staff: ['preparing', 'ready'] }, modes: ['room', 'location'] },
  delivered: { from: { staff: ['ready', 'delivering'], system: ['ready', 'delivering'] } },
  failed: { from: { staff: ['delivering'] } },
  cancelled: {
    from: { guest: ['placed', 'accepted'], staff: BEFORE_DELIVERED },
    needs: ['reasonCode', 'note'],
  },
};

export function canTransitionOrder(
  { status, mode }: { status: OrderStatus; mode: OrderMode },
  to: OrderStatus,
  by: OrderActor,
): boolean {
  const { from, modes } = orderTransitions[to];
  return (from[by]?.includes(status) ?? false) && (modes?.includes(mode) ?? true);
}

/** Whether the order is not finished yet. */
export const isOrderActive = (status: OrderStatus): boolean =>
  BEFORE_DELIVERED.some((active) => active === status);

/**
 * The statuses shown to the guest as progress, in order. Orders that are not delivered have `ready` in place
 * of `delivering`.
 */
export const visibleStatuses = (mode: OrderMode): readonly OrderStatus[] =>
  mode === 'room' || mode === 'location'
    ? ['placed', 'accepted', 'preparing', 'delivering', 'delivered']
    : ['placed', 'accepted', 'preparing', 'ready', 'delivered'];

export const ORDER_REASONS = [
  'sold_out',
  'kitchen_closed',
  'too_busy',
  'cannot_deliver_there',
  'other',
] as const;

const MINUTE_MS = 60_000;
/** Staff who do not reply are reminded after these times, together with their supervisors. */
export const ESCALATES_AFTER_MS = [5 * MINUTE_MS, 10 * MINUTE_MS] as const;
/** An order without a reply expires after this time, and the guest is notified. */
export const EXPIRES_AFTER_MS = 15 * MINUTE_MS;
/**
 * An order that should have arrived this long ago is assumed to be delivered, and the guest is asked whether
 * it was.
 */
export const DELIVERED_AFTER_MS = 90 * MINUTE_MS;
/** The period in which an order can be rated. */
export const ORDER_RATING_PERIOD_MS = 7 * 24 * 60 * MINUTE_MS;
