/** The states of an order, and who may take it from which to which. */
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

/** Where it goes: to a room, a table, some place of the house such as a sunbed, or nowhere, because the guest comes for it. */
export const ORDER_MODES = ['room', 'table', 'location', 'pickup'] as const;
export type OrderMode = (typeof ORDER_MODES)[number];

export type OrderStepBy = 'guest' | 'staff' | 'system';

interface OrderStep {
  readonly from: Partial<Record<OrderStepBy, readonly OrderStatus[]>>;
  /** Left out: in every mode. */
  readonly modes?: readonly OrderMode[];
  /** What staff have to say with it. */
  readonly needs?: readonly ('reasonCode' | 'note')[];
}

const BEFORE_DELIVERED = ['placed', 'accepted', 'preparing', 'ready', 'delivering'] as const;

/** How an order gets to a status. To be placed is only how it begins. */
export const orderSteps: Readonly<Record<OrderStatus, OrderStep>> = {
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

export function mayStepOrder(
  { status, mode }: { status: OrderStatus; mode: OrderMode },
  to: OrderStatus,
  by: OrderStepBy,
): boolean {
  const { from, modes } = orderSteps[to];
  return (from[by]?.includes(status) ?? false) && (modes?.includes(mode) ?? true);
}

/** Whether something is still to come of it. */
export const isOrderActive = (status: OrderStatus): boolean =>
  BEFORE_DELIVERED.some((active) => active === status);

/** The steps that a guest follows on the way, in their order. What goes nowhere is ready in the place of being on the way. */
export const stepsShown = (mode: OrderMode): readonly OrderStatus[] =>
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
/** Staff who do not answer are reminded, and their supervisors; */
export const ESCALATES_AFTER_MS = [5 * MINUTE_MS, 10 * MINUTE_MS] as const;
/** and then the guest is told that nothing will come. */
export const LAPSES_AFTER_MS = 15 * MINUTE_MS;
/** What should have come so long ago is taken to have come, and its guest is asked. */
export const DELIVERED_AFTER_MS = 90 * MINUTE_MS;
/** How long an order can be rated. */
export const ORDER_RATED_WITHIN_MS = 7 * 24 * 60 * MINUTE_MS;
