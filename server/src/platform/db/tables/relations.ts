import { relations } from 'drizzle-orm';
import { activity, activitySession, bookableActivity } from './property/activity';
import { directory, directoryEntry } from './property/directory';
import { menu, menuItem, menuSection } from './dining/menu';
import { outlet } from './property/outlet';

/** Relations between tables, so that an aggregate can be read in one statement. */
export const directoryRelations = relations(directory, ({ many }) => ({ entries: many(directoryEntry) }));
export const directoryEntryRelations = relations(directoryEntry, ({ one }) => ({
  directory: one(directory, { fields: [directoryEntry.directoryId], references: [directory.id] }),
}));

export const outletRelations = relations(outlet, ({ many }) => ({ menus: many(menu) }));
export const menuRelations = relations(menu, ({ one, many }) => ({
  outlet: one(outlet, { fields: [menu.outletId], references: [outlet.id] }),
  sections: many(menuSection),
}));
export const menuSectionRelations = relations(menuSection, ({ one, many }) => ({
  menu: one(menu, { fields: [menuSection.menuId], references: [menu.id] }),
  items: many(menuItem),
}));
export const menuItemRelations = relations(menuItem, ({ one }) => ({
  section: one(menuSection, { fields: [menuItem.sectionId], references: [menuSection.id] }),
}));

export const activityRelations = relations(activity, ({ one, many }) => ({
  outlet: one(outlet, { fields: [activity.outletId], references: [outlet.id] }),
  bookableActivities: many(bookableActivity),
  sessions: many(activitySession),
}));
export const bookableActivityRelations = relations(bookableActivity, ({ one }) => ({
  activity: one(activity, { fields: [bookableActivity.activityId], references: [activity.id] }),
}));
export const activitySessionRelations = relations(activitySession, ({ one }) => ({
  activity: one(activity, { fields: [activitySession.activityId], references: [activity.id] }),
  bookableActivity: one(bookableActivity, {
    fields: [activitySession.bookableActivityId],
    references: [bookableActivity.id],
  }),
}));
