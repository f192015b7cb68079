import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { readQuery } from '@guest/shared/reads/read-query';
import { menuItem, menuOverview, menuSection } from '@guest/shared/testing/builders/menu';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { write } from '../../storage/local-store';
import { MENU_FILTER_KEY } from '../filter/menu-filter';
import { openMenu } from '../testing/open-menu';

/**
 * Ten sections of five dishes. Every second dish is vegan, and the last one of each section has no
 * declaration.
 */
const sections = Array.from({ length: 10 }, (_, part) =>
  menuSection({
    uuid: uuidOf(100 + part),
    name: `Part ${part}`,
    items: Array.from({ length: 5 }, (_, place) => {
      const number = part * 5 + place;
      return menuItem({
        uuid: uuidOf(number),
        name: `Dish ${number}`,
        dietary: number % 2 === 0 ? ['vegan'] : [],
        allergensDeclared: place !== 4,
      });
    }),
  }),
);
const VEGAN = { without: [], isStrict: false, diets: ['vegan'] };

/** The test controls when animation frames run. */
let frames = 0;
const waiting = new Map<number, FrameRequestCallback>();
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '');
  waiting.clear();
  vi.stubGlobal('requestAnimationFrame', (then: FrameRequestCallback) => {
    frames += 1;
    waiting.set(frames, then);
    return frames;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => waiting.delete(frame));
});
afterEach(() => vi.unstubAllGlobals());

const nextFrame = () =>
  act(async () => {
    const due = [...waiting.values()];
    waiting.clear();
    for (const then of due) then(0);
  });

async function renderAllFrames() {
  while (waiting.size > 0) await nextFrame();
}

const dishes = () =>
  [...document.querySelectorAll('h3 > button[aria-haspopup]')]
    .filter((one) => !one.closest('[hidden]'))
    .map(({ textContent }) => textContent);

const named = (...numbers: number[]) => numbers.map((number) => `Dish ${number}`);
const upTo = (end: number) => named(...Array.from({ length: end }, (_, number) => number));

async function openLongMenu() {
  const host = openMenu({ sections });
  await screen.findByRole('button', { name: 'Dish 0' });
  // Lets the effects run that request the first frame.
  await act(async () => {});
  return host;
}

test('a long menu renders its first dishes at once and the rest from the top', async () => {
  await openLongMenu();
  expect(dishes()).toEqual(upTo(6));

  await nextFrame();
  expect(dishes()).toEqual(upTo(18));

  await renderAllFrames();
  expect(dishes()).toEqual(upTo(50));
});

test('a phone renders fewer dishes at first', async () => {
  vi.stubGlobal('innerWidth', 390);
  await openLongMenu();
  expect(dishes()).toEqual(upTo(3));

  await nextFrame();
  expect(dishes()).toEqual(upTo(15));
});

test('a tap on a section that is not rendered yet renders it before the page scrolls there', async () => {
  await openLongMenu();
  const last = within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('link', {
    name: 'Part 9',
  });
  let rendered: unknown;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => (rendered = dishes()));

  await userEvent.click(last);

  expect(rendered).toEqual(upTo(50));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Part 9' }));
});

test('a filter set while dishes are still being rendered applies to all dishes', async () => {
  await openLongMenu();

  act(() => void write(MENU_FILTER_KEY, VEGAN));
  expect(dishes()).toEqual(named(0, 2, 6, 8, 10, 12));

  await renderAllFrames();
  const listed = dishes().slice(0, 20);
  expect(listed).toEqual(upTo(50).filter((_, number) => number % 2 === 0 && number % 5 !== 4));
});

test('a filter hides all dishes that do not pass at once', async () => {
  await openLongMenu();
  await renderAllFrames();

  act(() => void write(MENU_FILTER_KEY, VEGAN));

  const all = [...document.querySelectorAll('li:has(h3)')];
  const odd = all.filter((row) => /[13579]$/.test(row.querySelector('h3')?.textContent ?? ''));
  expect(odd.length).toBe(25);
  expect(odd.every((row) => row.closest('[hidden]'))).toBe(true);
});

test('changing the filter further down the page renders all matching dishes at once', async () => {
  await openLongMenu();
  await renderAllFrames();
  vi.stubGlobal('scrollY', 4_000);

  act(() => void write(MENU_FILTER_KEY, VEGAN));
  expect(dishes().slice(0, 20)).toHaveLength(20);
  act(() => void write(MENU_FILTER_KEY, null));
  expect(dishes()).toEqual(upTo(50));
});

test('a dish that sells out while the menu is being rendered is marked, and rendering continues', async () => {
  const host = await openLongMenu();
  const params = { property: 'grand', outlet: 'sea-bar', menu: 'dinner' };
  const { queryKey } = readQuery(host, outletContract.getMenuOverview, { params });
  const soldOut = structuredClone(sections);
  for (const at of [0, 9]) Object.assign(soldOut[at]?.items[1] ?? {}, { stockStatus: 'sold_out' });

  act(() => void host.queries.setQueryData(queryKey, menuOverview({ sections: soldOut })));
  await screen.findByText('Sold out');
  await renderAllFrames();

  expect(dishes()).toEqual(upTo(50));
  expect(
    screen.getAllByText('Sold out').map((it) => it.closest('li')?.querySelector('h3')?.textContent),
  ).toEqual(named(1, 46));
});

test.each([
  ['returning to the menu', () => history.replaceState({ menuSeen: true }, '')],
  ['a link to a section', () => history.replaceState(null, '', '#part')],
])('%s renders the whole menu at once so that the scroll position can be reached', async (_, before) => {
  before();
  await openLongMenu();

  expect(dishes()).toEqual(upTo(50));
  history.replaceState(null, '', location.pathname);
});

test('a menu that was left before it was complete is recognized on return', async () => {
  await openLongMenu();
  expect(history.state).toBeNull();

  await nextFrame();

  expect(dishes().length).toBeLessThan(50);
  expect(history.state).toEqual({ menuSeen: true });
});
