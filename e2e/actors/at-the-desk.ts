import type { Answer, Ask, RequestName } from '@guest/shared/contracts/socket.contract';
import type { SocketReply } from '@guest/shared/contracts/core/socket-reply';
import type { APIRequestContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { expect } from '../test';

export interface Desk {
  nickName: string;
  /** Sends a request and returns its reply; an error fails the test. */
  ask<Name extends RequestName>(name: Name, asked: Ask<Name>): Promise<Answer<Name>>;
  leave(): void;
}

interface Duty {
  property: string;
  role?: 'agent' | 'supervisor';
  department?: string;
  nickName?: string;
}

/**
 * Connects a staff member who is created for one test. The department is not the front desk: its presence
 * would make the demo desk stop answering the guests of all other tests.
 */
export async function atTheDesk(
  request: APIRequestContext,
  { property, role = 'agent', department = 'housekeeping', nickName = 'Rita' }: Duty,
): Promise<Desk> {
  const hired = await request.post(`/_test/property/${property}/staff`, {
    data: { role, department, nickName },
  });
  const { key } = await hired.json();
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
    async ask(name, asked) {
      const reply: SocketReply<Answer<typeof name>> = await socket.timeout(15_000).emitWithAck(name, asked);
      if (reply.status !== 200) throw new Error(`${name}: ${reply.status} ${reply.code}`);
      return reply.data;
    },
    leave: () => socket.disconnect(),
  };
}

/** Finds the room that contains a message with exactly this text. */
export async function roomWith(desk: Desk, words: string): Promise<string> {
  let roomId: string | undefined;
  await expect
    .poll(async () => {
      const { rooms } = await desk.ask('loadGuestRooms', {});
      for (const { id } of rooms) {
        const { messages } = await desk.ask('loadMoreMessages', { roomId: id });
        if (messages.some(({ text }) => text === words)) roomId = id;
      }
      return roomId;
    })
    .toBeDefined();
  return roomId ?? '';
}
