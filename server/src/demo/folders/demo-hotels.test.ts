import type { Lang } from '@guest/shared/contracts/core/languages';
import { describe, expect, test } from 'vitest';
import { checkFiles } from '../../features/hotel-content/check/check-files';
import { rowsOf } from '../../features/hotel-content/rows/rows-of';
import type { ContentRows } from '../../features/hotel-content/rows/rows';
import { hasSameQuestionMark } from '../../testing/has-same-question-mark';
import { NOON } from '../../testing/noon';
import { DEMO_SLUGS } from './demo-folders';
import { readDemoHotel } from './read-demo-hotel';

/** The minimum and maximum counts, from `design/interface.md`. */
const counts: [keyof ContentRows, number, number][] = [
  ['directory', 6, 10],
  ['outlet', 4, 6],
  ['menu', 6, 12],
  ['menuItem', 80, 150],
  ['activity', 15, 25],
  ['requestTemplate', 12, 12],
];

const hotels = await Promise.all(DEMO_SLUGS.map(readDemoHotel));

describe.each(hotels.map((hotel) => [hotel.slug, hotel] as const))(
  '%s',
  (_slug, { content, files, pictures }) => {
    const rows = rowsOf(content, new Date(NOON));
    const languages = [...content.hotel.value.languages].sort();
    const texts = textsIn(rows).filter((text) => Object.keys(text).length > 0);

    test('passes `hotel check` with no other warning than undeclared allergens', () => {
      const { problems } = checkFiles(files, pictures);

      expect([...new Set(problems.map(({ severity, code }) => `${severity} ${code}`))]).toEqual([
        'warning allergens-undeclared',
      ]);
    });

    test.each(counts)('has the specified number of rows of %s', (name, least, most) => {
      expect(rows[name].length).toBeGreaterThanOrEqual(least);
      expect(rows[name].length).toBeLessThanOrEqual(most);
    });

    test('has every text in all its languages and none empty', () => {
      const wrong = texts.filter(
        (text) =>
          Object.keys(text).sort().join() !== languages.join() ||
          Object.values(text).some((one) => !one.trim()),
      );

      expect(texts.length).toBeGreaterThan(500);
      expect(wrong).toEqual([]);
    });

    test('has questions in every language where it has one in English', () => {
      const wrong = texts.filter(({ en, ...others }) =>
        Object.entries(others).some(
          // The cast is safe because the keys of a text are languages.
          ([lang, text]) => en !== undefined && !hasSameQuestionMark(en, text, lang as Lang),
        ),
      );

      expect(wrong).toEqual([]);
    });

    test('has an order policy for every outlet that takes orders, and says when the fee is for', () => {
      for (const { id, slug, orderModes = [] } of rows.outlet) {
        const policy = rows.orderPolicy.find(({ outletId }) => outletId === id);
        expect([slug, Boolean(policy)]).toEqual([slug, orderModes.length > 0]);
        if ((policy?.rules?.deliveryFee ?? 0) > 0)
          expect(orderModes.some((mode) => mode === 'room' || mode === 'location')).toBe(true);
      }
    });

    test('a dish has a picture only if it is of that dish: one of its own, described by its name', () => {
      const dishes = content.outlets.flatMap(({ value: outlet, menus }) =>
        menus.flatMap(({ value: menu }) =>
          menu.sections.flatMap(({ items }) =>
            items.map((item) => ({ ...item, file: `dish-${outlet.key}-${item.key}`.slice(0, 64) })),
          ),
        ),
      );
      const pictured = dishes.filter(({ picture }) => picture !== undefined);
      const described = content.pictures.value;

      expect(pictured.map(({ picture }) => picture)).toEqual(pictured.map(({ file }) => file));
      expect(pictured.map(({ picture = '' }) => described[picture]?.alt)).toEqual(
        pictured.map(({ name }) => name),
      );
      expect(pictured.length).toBeGreaterThan(10);
      // The drawings show three scoops, mugs, black tea, milk coffee and steam, and these dishes are none of that.
      const other =
        /two-scoops|two-natas|bottle|-33-cl|pale-ale|bica$|dark-roast|gyokuro|green-tea|verbena-tea|daiginjo/;
      expect(pictured.map(({ file }) => file).filter((file) => other.test(file))).toEqual([]);
    });

    test('R-21 its directories have actions of every kind that leads into the suite', () => {
      const actions = rows.directoryEntry.flatMap((entry) => entry.actions ?? []);

      expect(actions.map(({ type }) => type)).toEqual(
        expect.arrayContaining(['book', 'order', 'chat', 'request']),
      );
    });
  },
);

/** Returns all texts within a value. An object whose keys are all languages is a text. */
function textsIn(value: unknown): Record<string, string>[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  const isText = keys.length > 0 && keys.every((key) => /^[a-z]{2}$/.test(key));
  // The cast is safe because the keys are languages.
  if (isText && !Array.isArray(value)) return [value as Record<string, string>];
  return Object.values(value).flatMap(textsIn);
}
