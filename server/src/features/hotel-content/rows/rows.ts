import type {
  activity,
  bookableActivity,
  bookingPolicy,
  diningArea,
  diningTable,
  directory,
  directoryEntry,
  loyaltyProgramme,
  menu,
  menuItem,
  menuSection,
  orderPolicy,
  outlet,
  property,
  requestTemplate,
} from '../../../platform/db/tables/schema';

/**
 * The rows of a hotel's content. A row has every content column, with `null` if the content does not define it, and
 * no column of live state, so that publishing never overwrites what staff or guests have done.
 */
export interface ContentRows {
  property: (typeof property.$inferInsert)[];
  directory: (typeof directory.$inferInsert)[];
  directoryEntry: (typeof directoryEntry.$inferInsert)[];
  outlet: (typeof outlet.$inferInsert)[];
  menu: (typeof menu.$inferInsert)[];
  menuSection: (typeof menuSection.$inferInsert)[];
  menuItem: (typeof menuItem.$inferInsert)[];
  orderPolicy: (typeof orderPolicy.$inferInsert)[];
  bookingPolicy: (typeof bookingPolicy.$inferInsert)[];
  diningArea: (typeof diningArea.$inferInsert)[];
  diningTable: (typeof diningTable.$inferInsert)[];
  activity: (typeof activity.$inferInsert)[];
  bookableActivity: (typeof bookableActivity.$inferInsert)[];
  requestTemplate: (typeof requestTemplate.$inferInsert)[];
  loyaltyProgramme: (typeof loyaltyProgramme.$inferInsert)[];
}
