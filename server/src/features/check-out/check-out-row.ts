import type { checkOut } from '../../platform/db/tables/schema';

export type CheckOutRow = typeof checkOut.$inferSelect;
