import type { Lang } from '@guest/shared/contracts/core/languages';
import { isSameMood } from '../testing/is-same-mood';
import { describe, expect, test } from 'vitest';
import { sceneNames } from './pictures/scenes';
import { demoProperties } from './hotels/demo-properties';
import type { DemoProperty } from './model/demo-property';
import { createImportContext } from './fill/import-rows';
import { menuRows } from './fill/menu-rows';
import { propertyRow } from './fill/property-row';

/** The minimum and maximum counts, from `design/interface.md`. */
const counts: [string, (property: DemoProperty) => unknown[], number, number][] = [
  ['directories', (property) => property.directories, 6, 10],
  ['outlets', (property) => property.outlets, 4, 6],
  ['menus', (property) => property.outlets.flatMap(({ menus }) => menus), 6, 12],
  ['items', (property) => menuRows(createImportContext(property, new Date())).items, 80, 150],
  ['activities', (property) => property.activities, 15, 25],
  ['request templates', (property) => property.requestTemplates, 12, 12],
  ['staff', (property) => property.staff, 6, 8],
  ['posts', (property) => property.posts, 25, 40],
  ['announcements', (property) => property.announcements, 3, 3],
  ['guests', (property) => property.guests, 30, 30],
];

describe.each(demoProperties.map((property) => [property.slug, property] as const))(
  '%s',
  (_slug, property) => {
    test.each(counts)('has the specified number of %s', (_what, of, least, most) => {
      expect(of(property).length).toBeGreaterThanOrEqual(least);
      expect(of(property).length).toBeLessThanOrEqual(most);
    });

    test('has every text in exactly its languages and none empty', () => {
      const languages = [...property.languages].sort();
      const wrong = textsIn(property).filter(
        ({ text }) =>
          Object.keys(text).sort().join() !== languages.join() ||
          Object.values(text).some((text) => !text.trim()),
      );

      expect(wrong).toEqual([]);
    });

    test('asks in every language what it asks in English', () => {
      const wrong = textsIn(property).filter(({ text: { en, ...others } }) =>
        Object.entries(others).some(
          // The keys of a text are languages.
          ([lang, text]) => en !== undefined && !isSameMood(en, String(text), lang as Lang),
        ),
      );

      expect(wrong).toEqual([]);
    });

    test('tags its posts in the language they are written in', () => {
      const scripts: Record<string, RegExp> = {
        ar: /^[\p{Script=Arabic}_]+$/u,
        ja: /[\p{Script=Han}\p{Script=Hiragana}]/u,
      };
      const foreign = property.posts.flatMap(({ lang, tags = [] }) =>
        tags.filter((tag) => !(scripts[lang]?.test(tag) ?? true)),
      );

      expect(foreign).toEqual([]);
    });

    test('R-21 links its directory entries only to existing content', () => {
      const places: Record<string, string[]> = {
        request: property.requestTemplates.map(({ slug }) => slug),
        directory: property.directories.map(({ slug }) => slug),
        book: property.outlets.filter(({ bookingMode }) => bookingMode !== 'none').map(({ slug }) => slug),
        order: property.outlets.filter(({ orderModes }) => orderModes.length > 0).map(({ slug }) => slug),
      };
      const actions = property.directories.flatMap(({ entries }) =>
        entries.flatMap((entry) => entry.actions ?? []),
      );
      const parents = property.directories.flatMap(({ parent }) => parent ?? []);

      expect(new Set(actions.map(({ type }) => type))).toEqual(
        new Set([...actions.map(({ type }) => type), 'book', 'order', 'chat', 'request']),
      );
      for (const { type, target } of actions) expect(places[type] ?? [target]).toContain(target);
      for (const parent of parents) expect(places.directory).toContain(parent);
    });

    test('has the terms and the privacy notice where its links lead', () => {
      const { slug } = property;
      const { termsUrl, privacyUrl } = propertyRow(createImportContext(property, new Date()), 0);
      const pages = property.directories.flatMap((directory) =>
        directory.entries.map((entry) => `/${slug}/directories/${directory.slug}#entry-${entry.slug}`),
      );

      expect(pages).toEqual(expect.arrayContaining([termsUrl, privacyUrl]));
    });

    test('has an order policy for every outlet that takes orders', () => {
      for (const { slug, orderModes, ordering, menus } of property.outlets) {
        const orderable = menus.filter((menu) => menu.orderable);
        expect([slug, ordering !== undefined]).toEqual([slug, orderModes.length > 0]);
        const advance = Object.keys(ordering?.menuAdvanceDays ?? {});
        expect(orderable.map((menu) => menu.slug)).toEqual(expect.arrayContaining(advance));
        const { deliveryFee = 0 } = ordering ?? {};
        if (deliveryFee > 0)
          expect(orderModes.some((mode) => mode === 'room' || mode === 'location')).toBe(true);
      }
    });

    test('has folios with restrictions for demonstration', () => {
      const folios = property.guests.flatMap(({ folio }) => folio ?? []);

      expect(folios.some(({ noPost }) => noPost)).toBe(true);
      expect(folios.some(({ creditLimit }) => creditLimit !== undefined)).toBe(true);
    });

    test('uses only known scenes', () => {
      const known = new Set(sceneNames);
      const scenes = [...valuesOf(property, 'scene'), ...valuesOf(property, 'picture')].filter(
        (scene): scene is string => typeof scene === 'string',
      );

      expect(scenes.filter((scene) => !known.has(scene))).toEqual([]);
    });

    test.each([
      ['directories', (one: DemoProperty) => one.directories.map(({ slug }) => slug)],
      [
        'entries',
        (one) => one.directories.flatMap((list) => list.entries.map(({ slug }) => `${list.slug}/${slug}`)),
      ],
      ['outlets', (one) => one.outlets.map(({ slug }) => slug)],
      [
        'menus',
        (one) => one.outlets.flatMap((outlet) => outlet.menus.map(({ slug }) => `${outlet.slug}/${slug}`)),
      ],
      ['items', (one) => menuRows(createImportContext(one, new Date())).items.map(({ id }) => String(id))],
      ['activities', (one) => one.activities.map(({ slug }) => slug)],
      ['request templates', (one) => one.requestTemplates.map(({ slug }) => slug)],
      ['people', (one) => [...one.guests, ...one.staff].map(({ key }) => key)],
      ['nicknames', (one) => one.guests.map(({ nickName }) => nickName.toLowerCase())],
      ['posts', (one) => one.posts.map(({ author, text }) => `${author} ${text}`)],
    ] satisfies [string, (property: DemoProperty) => string[]][])(
      'has unique names for its %s',
      (_what, namesOf) => {
        const names = namesOf(property);

        expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
      },
    );

    test('refers only to existing people and outlets', () => {
      const people = new Set([...property.guests, ...property.staff].map(({ key }) => key));
      const guests = new Set(property.guests.map(({ key }) => key));
      const outlets = new Set(property.outlets.map(({ slug }) => slug));
      const authors = property.posts.flatMap((post) => [
        post.author,
        ...post.comments.map(({ author }) => author),
      ]);

      expect(authors.filter((key) => !people.has(key))).toEqual([]);
      expect(property.posts.flatMap(({ likedBy }) => likedBy).filter((key) => !guests.has(key))).toEqual([]);
      expect(property.activities.filter(({ outletSlug }) => outletSlug && !outlets.has(outletSlug))).toEqual(
        [],
      );
    });

    test('does not use the slug of the generated directory', () => {
      expect(property.directories.map(({ slug }) => slug)).not.toContain('bars-and-restaurants');
    });

    test('has opening hours that do not overlap, and at most six per day', () => {
      const plans = [
        ...valuesOf(property, 'openingHours'),
        ...valuesOf(property, 'availability'),
        property.staffHours,
      ];
      for (const { weekly } of plans as DemoProperty['staffHours'][]) {
        for (const day of [1, 2, 3, 4, 5, 6, 7]) {
          const intervals = weekly
            .flatMap((plan) => (plan.days.includes(day) ? plan.intervals : []))
            .sort((a, b) => (a.from < b.from ? -1 : 1));
          expect(intervals.length).toBeLessThanOrEqual(6);
          for (const [i, { to }] of intervals.slice(0, -1).entries()) {
            expect(to <= (intervals[i + 1]?.from ?? '24:00'), JSON.stringify(intervals)).toBe(true);
          }
        }
      }
    });
  },
);

/** Returns all texts within a value with their paths. An object whose keys are all languages is a text. */
function textsIn(value: unknown, path = ''): { path: string; text: Record<string, string> }[] {
  if (typeof value !== 'object' || value === null) return [];
  const isText = Object.keys(value).length > 0 && Object.keys(value).every((key) => /^[a-z]{2}$/.test(key));
  if (isText && !Array.isArray(value)) return [{ path, text: value as Record<string, string> }];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}/${key}`));
}

function valuesOf(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === name && inner !== undefined ? [inner] : []),
    ...valuesOf(inner, name),
  ]);
}
