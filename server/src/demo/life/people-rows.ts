import { addDays } from '@guest/shared/contracts/core/local-time';
import type { guest, staff } from '../../platform/db/tables/schema';
import type { DemoLife } from './life';
import type { LifeContext } from './life-context';

export const guestRows = (
  { propertyId, now, today, idOf }: LifeContext,
  { guests }: Pick<DemoLife, 'guests'>,
): (typeof guest.$inferInsert)[] =>
  guests.map((demo) => ({
    id: idOf('guest', demo.key),
    propertyId,
    chatUuid: idOf('chat', demo.key),
    firstName: demo.firstName,
    lastName: demo.lastName,
    nickName: demo.nickName,
    lang: demo.lang,
    room: demo.room,
    checkin: addDays(today, demo.arrivesInDays),
    checkout: addDays(today, demo.leavesInDays),
    staySource: 'pms',
    isStayVerified: true,
    reservationNumber: demo.reservationNumber,
    isVerified: true,
    createdAt: now,
  }));

export const staffRows = (
  { propertyId, now, idOf }: LifeContext,
  { staff: people }: Pick<DemoLife, 'staff'>,
): (typeof staff.$inferInsert)[] =>
  people.map(({ key, ...facts }) => ({ id: idOf('staff', key), propertyId, ...facts, createdAt: now }));
