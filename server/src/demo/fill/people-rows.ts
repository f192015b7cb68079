import { addDays } from '@guest/shared/contracts/core/local-time';
import type { guest, staff } from '../../platform/db/tables/schema';
import type { ImportContext } from './import-rows';

export function guestRows({ property, propertyId, now, today, idOf }: ImportContext) {
  return property.guests.map((demo): typeof guest.$inferInsert => ({
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
}

export function staffRows({ property, propertyId, now, idOf }: ImportContext) {
  return property.staff.map((demo): typeof staff.$inferInsert => ({
    id: idOf('staff', demo.key),
    propertyId,
    nickName: demo.nickName,
    title: demo.title,
    department: demo.department,
    role: demo.role,
    createdAt: now,
  }));
}
