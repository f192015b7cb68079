import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import { createStaffAccess, type StaffAccess } from './staff-access.repository';
import { staffRoutes } from './staff.routes';

interface StaffModuleDeps {
  db: Database;
  now: () => number;
}

/** The sessions of staff. */
export function createStaffModule({ db, now }: StaffModuleDeps): Module & { access: StaffAccess } {
  const access = createStaffAccess(db, now);
  return { access, routes: (app) => staffRoutes(app, access) };
}
