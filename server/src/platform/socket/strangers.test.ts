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
  // Of a link it needs nothing more than this.
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
    /** As many as may stand there. */
    fill: (count = 200) => Array.from({ length: count }, () => comes()),
  };
}

test('of one stranger more than may stand there, the one who came first has to go', () => {
  const { fill, comes, sentAway } = entrance();
  const [first, second] = fill();
  expect(sentAway()).toBe(0);

  const last = comes();

  expect([first, second, last].map((link) => link?.isOpen)).toEqual([false, true, true]);
  expect(sentAway()).toBe(1);
});

test('who has shown a session stays, whoever comes', () => {
  const { fill, comes, shown } = entrance();
  const ada = comes();
  shown(ada);

  fill(1_000);

  expect(ada.isOpen).toBe(true);
});

test('a hotel whose guests all come back at one moment loses nobody', () => {
  const { comes, shown, sentAway } = entrance();
  const guests = Array.from({ length: 10 }, () => {
    const wave = Array.from({ length: 200 }, () => comes());
    wave.forEach(shown);
    return wave;
  }).flat();

  expect(guests.every(({ isOpen }) => isOpen)).toBe(true);
  expect(sentAway()).toBe(0);
});

test('who has gone takes nobody’s room, and each network has its own', () => {
  const { fill, comes, sentAway } = entrance();
  fill().forEach((link) => link.close());
  fill();
  comes('house');

  expect(sentAway()).toBe(0);
});

test('whose session was no good is a stranger like the others, and who has left meanwhile takes nobody’s room', () => {
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
