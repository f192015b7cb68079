import type { HotelContent } from '../model/hotel-content';
import type { UsedText } from '../model/texts';
import { activityRow, bookableActivityRows } from './activity-rows';
import { directoryEntryRows, directoryRow } from './directory-rows';
import { menuRows } from './menu-rows';
import { orderPolicyRows, outletRow } from './outlet-rows';
import { propertyRow } from './property-row';
import { createRowContext } from './row-context';
import type { ContentRows } from './rows';
import { loyaltyRows, requestTemplateRow } from './service-rows';
import { tableRows } from './table-rows';

/**
 * Maps checked content to the rows of the tables. It is deterministic: the same content gives the same rows and ids
 * on every machine. Only the relative dates of a demo hotel depend on `now`.
 */
export const rowsOf = (content: HotelContent, now = new Date()): ContentRows => mapped(content, now).rows;

/** Returns all texts of the content in its default language with their places. */
export const textsOf = (content: HotelContent): UsedText[] => mapped(content, new Date()).texts;

function mapped(content: HotelContent, now: Date): { rows: ContentRows; texts: UsedText[] } {
  const context = createRowContext(content, now);
  const { directories, outlets, activities, requests } = content;
  const menus = outlets.map((outlet) => menuRows(context, outlet));
  const tables = outlets.map((outlet) => tableRows(context, outlet));
  const rows: ContentRows = {
    property: [propertyRow(context)],
    directory: parentsFirst(directories).map((one) => directoryRow(context, one, directories.indexOf(one))),
    directoryEntry: directories.flatMap((one) => directoryEntryRows(context, one)),
    outlet: outlets.map((one, position) => outletRow(context, one, position)),
    menu: menus.flatMap(({ menu }) => menu),
    menuSection: menus.flatMap(({ menuSection }) => menuSection),
    menuItem: menus.flatMap(({ menuItem }) => menuItem),
    orderPolicy: outlets.flatMap((one) => orderPolicyRows(context, one)),
    bookingPolicy: tables.flatMap(({ bookingPolicy }) => bookingPolicy),
    diningArea: tables.flatMap(({ diningArea }) => diningArea),
    diningTable: tables.flatMap(({ diningTable }) => diningTable),
    activity: activities.map((one, position) => activityRow(context, one, position)),
    bookableActivity: activities.flatMap((one) => bookableActivityRows(context, one)),
    requestTemplate: requests.value.map((one, position) => requestTemplateRow(context, one, position)),
    loyaltyProgramme: loyaltyRows(context),
  };
  return { rows, texts: context.texts.used };
}

/** Sorts parents before their children, because a row references its parent. */
function parentsFirst(directories: HotelContent['directories']): HotelContent['directories'] {
  const depth = (key: string | undefined, steps = 0): number => {
    const found = directories.find(({ value }) => value.key === key);
    return found && steps < directories.length ? depth(found.value.parent, steps + 1) : steps;
  };
  return directories.toSorted((a, b) => depth(a.value.key) - depth(b.value.key));
}
