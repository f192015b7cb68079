import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { createStaffAccess } from '../../../../features/staff/staff-access.repository';
import { readConfig } from '../../../../platform/config/config';
import { openDatabase } from '../../../../platform/db/database';
import { property, staff } from '../../../../platform/db/tables/schema';
import { NOON, testApp } from '../../../../testing/test-app';
import { testConnection } from '../../../../testing/test-database';
import { runHotel } from '../../testing/run-hotel';

/** Starts a server for the tests of a file and runs hotel commands against its address. */
export async function hotelsOverHttp({ now = () => NOON } = {}) {
  const connection = await testConnection();
  const db = openDatabase(connection, (error) => {
    throw error;
  });
  const home = await mkdtemp(join(tmpdir(), 'hotels-'));
  const suite = await testApp({ db, now, config: readConfig({ DATA_DIR: home }) });
  await suite.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = suite.app.server.address() as AddressInfo;
  const SERVER = `http://localhost:${port}`;
  afterAll(async () => {
    await suite.app.close();
    await db.$client.end();
    await rm(home, { recursive: true });
  });
  const { host, user, database } = connection;
  const DATABASE_URL = `postgres://${user}@localhost/${database}?host=${host}`;

  const hotel = (...args: string[]) => runHotel(args, { DATA_DIR: home, DATABASE_URL });

  /** Creates a published hotel with staff, and the files with their keys. */
  async function hotelWithStaff(slug: string, hotelYaml = '') {
    const folder = join(home, slug);
    await hotel('new', folder);
    if (hotelYaml) await edit(folder, 'hotel.yaml', 'currency: EUR', `currency: EUR\n${hotelYaml}`);
    expect(await hotel('import', folder, '--publish', '--yes')).toMatchObject({ code: 0 });
    const [row] = await db.select().from(property).where(eq(property.slug, slug));
    const keyOf = async (role: (typeof staff.$inferSelect)['role']) => {
      const [one] = await db
        .insert(staff)
        .values({
          propertyId: row?.id ?? '',
          nickName: `${role} ${randomBytes(3).toString('hex')}`,
          title: { en: role },
          department: 'frontdesk',
          role,
        })
        .returning();
      const key = await createStaffAccess(db, () => NOON).issueKey(one?.id ?? '', { label: 'test' });
      const file = join(home, `${one?.id}.key`);
      await writeFile(file, `${key}\n`);
      return { id: one?.id ?? '', key, remote: ['--server', SERVER, '--key-file', file] };
    };
    return { folder, keyOf, propertyId: row?.id ?? '' };
  }

  return { db, home, suite, hotel, hotelWithStaff };
}

/** Replaces a text in a file of a hotel's folder. Fails if the file does not contain it. */
export async function edit(folder: string, file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(folder, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(folder, file), text.replace(from, to));
}
