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
 * The rows that a hotel's content becomes. A row holds every content column, `null` where the content says
 * nothing, and no column of live state, so that publishing never undoes what staff or guests did.
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
