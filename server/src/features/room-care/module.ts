import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/db/database';
import { HOUSEKEEPING_MS } from '../../platform/jobs/job';
import type { Module } from '../../platform/module/module';
import type { PushOutbox } from '../../platform/outbox/push-outbox';
import type { Identity } from '../identity/module';
import type { ServesInProperty } from '../property/module';
import type { PropertySystem } from '../stay/property-system';
import { createDoNotDisturb, type DoNotDisturb } from './do-not-disturb';
import { createFindRoom } from './find-room';
import { roomCareHandlers } from './room-care.handlers';
import { roomCareRoutes } from './room-care.routes';
import { roomCareTopics } from './room-care-topic';

const END_CHECK_MS = 30_000;

interface RoomCareModuleDeps {
  db: Database;
  outbox: PushOutbox;
  propertySystem: PropertySystem;
  identity: Identity;
  servesInProperty: ServesInProperty;
  log: FastifyBaseLogger;
  now: () => number;
}

/** “Do not disturb”: until when the staff must not enter the room of a guest. */
export function createRoomCareModule(deps: RoomCareModuleDeps): Module & { doNotDisturb: DoNotDisturb } {
  const { db, outbox, propertySystem, identity, servesInProperty, log, now } = deps;
  const doNotDisturb = createDoNotDisturb({ db, outbox, now });
  const findRoom = createFindRoom({ propertySystem, log });
  const { guests } = identity;
  return {
    doNotDisturb,
    routes: (app) =>
      roomCareRoutes(servesInProperty(app), { db, outbox, guests, doNotDisturb, findRoom, now }),
    handlers: roomCareHandlers({ db, outbox, doNotDisturb, now }),
    topics: [roomCareTopics],
    jobs: [
      { name: 'quietRooms', everyMs: END_CHECK_MS, run: doNotDisturb.endDue },
      { name: 'oldQuietRooms', everyMs: HOUSEKEEPING_MS, run: doNotDisturb.deleteOld },
    ],
  };
}
