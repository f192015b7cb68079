import { EventEmitter } from 'node:events';
import type { Socket } from 'socket.io';
import { expect, test } from 'vitest';
import { createUnauthenticatedConnections } from './unauthenticated-connections';

class Link extends EventEmitter {
  request = { socket: {} };
  transport = {};
  isOpen = true;
  close(): void {
    this.isOpen = false;
    this.emit('close');
  }
}

function setUp() {
  let displacedCount = 0;
  const connections = createUnauthenticatedConnections({
    onDisplaced: () => (displacedCount += 1),
    connections: { keep() {}, release() {} },
  });
  // `createUnauthenticatedConnections` uses only these members of a connection.
  const toConnection = (link: Link) => link as unknown as Socket['conn'];
  const open = (network = 'hotel'): Link => {
    const link = new Link();
    connections.opened(toConnection(link), network);
    return link;
  };
  return {
    open,
    displacedCount: () => displacedCount,
    present: (link: Link) => connections.presented(toConnection(link)),
    reject: (link: Link) => connections.rejected(toConnection(link)),
    /** The default is the limit of unauthenticated connections per network. */
    fill: (count = 200) => Array.from({ length: count }, () => open()),
  };
}

test('one unauthenticated connection beyond the limit displaces the oldest one', () => {
  const { fill, open, displacedCount } = setUp();
  const [first, second] = fill();
  expect(displacedCount()).toBe(0);

  const last = open();

  expect([first, second, last].map((link) => link?.isOpen)).toEqual([false, true, true]);
  expect(displacedCount()).toBe(1);
});

test('a connection that has presented a session is never displaced', () => {
  const { fill, open, present } = setUp();
  const ada = open();
  present(ada);

  fill(1_000);

  expect(ada.isOpen).toBe(true);
});

test('when all guests of a hotel reconnect at once, no connection is displaced', () => {
  const { open, present, displacedCount } = setUp();
  const guests = Array.from({ length: 10 }, () => {
    const wave = Array.from({ length: 200 }, () => open());
    wave.forEach(present);
    return wave;
  }).flat();

  expect(guests.every(({ isOpen }) => isOpen)).toBe(true);
  expect(displacedCount()).toBe(0);
});

test('closed connections do not count, and each network has its own limit', () => {
  const { fill, open, displacedCount } = setUp();
  fill().forEach((link) => link.close());
  fill();
  open('house');

  expect(displacedCount()).toBe(0);
});

test('a connection with an invalid session counts as unauthenticated again, unless it has closed', () => {
  const { fill, open, present, reject, displacedCount } = setUp();
  const [mallory, gone] = [open(), open()];
  [mallory, gone].forEach(present);
  gone.close();
  [mallory, gone].forEach(reject);

  fill(199);
  expect([mallory.isOpen, displacedCount()]).toEqual([true, 0]);
  open();

  expect([mallory.isOpen, displacedCount()]).toEqual([false, 1]);
});
