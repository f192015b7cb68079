import { randomUUID } from 'node:crypto';
import type { PictureStore } from '../features/hotel-content/pictures/picture-store';
import type { ContentRows } from '../features/hotel-content/rows/rows';
import { rowsOf } from '../features/hotel-content/rows/rows-of';
import { compareRows } from '../features/hotel-content/changes/compare-rows';
import { writeContent } from '../features/hotel-content/versions/write-content';
import { storePictures } from '../features/hotel-content/pictures/store-pictures';
import type { Database } from '../platform/db/database';
import type { StoredMobileApp } from '../platform/db/tables/columns/stored';
import { property } from '../platform/db/tables/schema';
import { readDemoHotel } from './folders/read-demo-hotel';
import { fillLife } from './life/fill-life';
import { fillSessions, makePastSessions } from './life/fill-sessions';
import { readLife } from './life/read-life';

/** The settings in which a copy differs from the demo hotels. */
interface CopySettings {
  timeZone?: string | undefined;
  languages?: string[] | undefined;
  mobileApp?: StoredMobileApp | undefined;
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Adds a copy of a demo hotel with ids of its own at the end of the list of hotels, and returns its slug. The copy
 * has no guests and no posts, because the nicknames of demo guests must stay unique across all hotels.
 */
export async function copyDemoHotel(
  db: Pick<Database, 'transaction'>,
  original: string,
  { settings, pictures, now }: { settings: CopySettings; pictures: PictureStore; now: Date },
): Promise<string> {
  const [hotel, life] = await Promise.all([readDemoHotel(original), readLife(original)]);
  const name = randomUUID().slice(0, 8);
  const slug = `${original}-${name}`;
  // An invitation code belongs to one group only, so the copy needs its own codes, also in the links of its
  // directories.
  const codeOf = (code: string) => `${code}-${name}`;
  const codes = life.groups.map(({ code }) => code);
  const { timeZone: ownZone } = hotel.content.hotel.value;
  const { timeZone = ownZone } = settings;
  const rows = copyOf(rowsOf(hotel.content, now), (text) =>
    codes
      .reduce((all, code) => all.replaceAll(code, codeOf(code)), text)
      .replaceAll(`/${original}/`, `/${slug}/`),
  );
  const id = rows.property[0]?.id ?? '';
  await storePictures(pictures, { ...hotel, slug });
  await db.transaction(async (tx) => {
    const position = await tx.$count(property);
    const next = {
      ...rows,
      property: rows.property.map((row) => ({ ...row, ...ownFacts(row, name, settings), slug, position })),
    };
    await writeContent(
      tx,
      { propertyId: id },
      { comparison: compareRows(next, null), now, overwrite: false },
    );
    await makePastSessions(tx, id, now);
    await fillSessions(tx);
    const groups = life.groups.map((group) => ({ ...group, code: codeOf(group.code) }));
    await fillLife(
      tx,
      { id, slug, timeZone },
      { life: { ...life, groups, guests: [], posts: [] }, pictures: new Map(), now },
    );
  });
  return slug;
}

/** Replaces all ids by new ones, also where rows refer to each other. */
function copyOf(rows: ContentRows, rewrite: (text: string) => string): ContentRows {
  const ids = new Map<string, string>();
  const text = JSON.stringify(rows).replaceAll(UUID, (id) => {
    const copy = ids.get(id) ?? randomUUID();
    ids.set(id, copy);
    return copy;
  });
  // The cast is safe because the rows of content survive JSON: they contain neither dates nor functions.
  return JSON.parse(rewrite(text)) as ContentRows;
}

function ownFacts(
  row: ContentRows['property'][number],
  name: string,
  { timeZone, languages, mobileApp }: CopySettings,
) {
  return {
    name: Object.fromEntries(Object.keys(row.name).map((lang) => [lang, `Test hotel ${name}`])),
    ...(timeZone !== undefined && { timeZone }),
    ...(languages !== undefined && { languages, defaultLanguage: languages[0] ?? 'en' }),
    ...(mobileApp !== undefined && { mobileApp }),
  };
}
