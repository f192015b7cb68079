import { EventEmitter } from 'node:events';
import type { Socket } from 'socket.io';
import { expect, test } from 'vitest';
import { createStrangers } from './strangers';

class Link extends EventEmitter {
  isOpen = true;
  close(): void {
    this.isOpen = false;
    this.emit('close');
  }
}

function entrance() {
  let sentAway = 0;
  const strangers = createStrangers(() => (sentAway += 1));
  // `createStrangers` uses only these members of a connection.
  const asLink = (link: Link) => link as unknown as Socket['conn'];
  const comes = (network = 'hotel'): Link => {
    const link = new Link();
    strangers.came(asLink(link), network);
    return link;
  };
  return {
    comes,
    sentAway: () => sentAway,
    shown: (link: Link) => strangers.shown(asLink(link)),
    refused: (link: Link) => strangers.refused(asLink(link)),
    /** The default is the limit of unauthenticated connections per network. */
    fill: (count = 200) => Array.from({ length: count }, () => comes()),
  };
}

test('one unauthenticated connection beyond the limit displaces the oldest one', () => {
  const { fill, comes, sentAway } = entrance();
  const [first, second] = fill();
  expect(sentAway()).toBe(0);

  const last = comes();

  expect([first, second, last].map((link) => link?.isOpen)).toEqual([false, true, true]);
  expect(sentAway()).toBe(1);
});

test('a connection that has presented a session is never displaced', () => {
  const { fill, comes, shown } = entrance();
  const ada = comes();
  shown(ada);

  fill(1_000);

  expect(ada.isOpen).toBe(true);
});

test('when all guests of a hotel reconnect at once, no connection is displaced', () => {
  const { comes, shown, sentAway } = entrance();
  const guests = Array.from({ length: 10 }, () => {
    const wave = Array.from({ length: 200 }, () => comes());
    wave.forEach(shown);
    return wave;
  }).flat();

  expect(guests.every(({ isOpen }) => isOpen)).toBe(true);
  expect(sentAway()).toBe(0);
});

test('closed connections do not count, and each network has its own limit', () => {
  const { fill, comes, sentAway } = entrance();
  fill().forEach((link) => link.close());
  fill();
  comes('house');

  expect(sentAway()).toBe(0);
});

test('a connection with an invalid session counts as unauthenticated again, unless it has closed', () => {
  const { fill, comes, shown, refused, sentAway } = entrance();
  const [mallory, gone] = [comes(), comes()];
  [mallory, gone].forEach(shown);
  gone.close();
  [mallory, gone].forEach(refused);

  fill(199);
  expect([mallory.isOpen, sentAway()]).toEqual([true, 0]);
  comes();

  expect([mallory.isOpen, sentAway()]).toEqual([false, 1]);
});
