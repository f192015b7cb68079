import type { ReplyOf, RequestOf, RequestName } from '@guest/shared/contracts/socket.contract';
import type { SocketReply } from '@guest/shared/contracts/core/socket-reply';
import type { APIRequestContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { expect } from '../test';

export interface StaffConnection {
  nickName: string;
  /** Sends a request and returns its reply; an error fails the test. */
  request<Name extends RequestName>(name: Name, body: RequestOf<Name>): Promise<ReplyOf<Name>>;
  disconnect(): void;
}

interface StaffOptions {
  property: string;
  role?: 'agent' | 'supervisor';
  department?: string;
  nickName?: string;
}

/**
 * Connects a staff member who is created for one test. The department is not the front desk: its presence
 * would make the demo desk stop answering the guests of all other tests.
 */
export async function connectStaff(
  request: APIRequestContext,
  { property, role = 'agent', department = 'housekeeping', nickName = 'Rita' }: StaffOptions,
): Promise<StaffConnection> {
  const created = await request.post(`/_test/property/${property}/staff`, {
    data: { role, department, nickName },
  });
  const { key } = await created.json();
  const session = await request.post('/web/staff/session', { data: { key } });
  const { token } = await session.json();
  const socket = io(new URL(session.url()).origin, {
    transports: ['websocket'],
    forceNew: true,
    auth: { token, tabId: randomUUID() },
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    nickName,
    async request(name, body) {
      const reply: SocketReply<ReplyOf<typeof name>> = await socket.timeout(15_000).emitWithAck(name, body);
      if (reply.status !== 200) throw new Error(`${name}: ${reply.status} ${reply.code}`);
      return reply.data;
    },
    disconnect: () => socket.disconnect(),
  };
}

/** Finds the room that contains a message with exactly this text. */
export async function findRoomWith(desk: StaffConnection, expectedText: string): Promise<string> {
  let roomId: string | undefined;
  await expect
    .poll(async () => {
      const { rooms } = await desk.request('loadGuestRooms', {});
      for (const { id } of rooms) {
        const { messages } = await desk.request('loadMoreMessages', { roomId: id });
        if (messages.some(({ text }) => text === expectedText)) roomId = id;
      }
      return roomId;
    })
    .toBeDefined();
  return roomId ?? '';
}
