import { expect, test } from 'vitest';
import { connectToDatabase, dataDirectory, startProcess } from '../testing/processes/server-process';

test(
  'a server without hotels is ready and explains how to add the first one',
  { timeout: 120_000 },
  async () => {
    const dataDir = await dataDirectory();
    const server = startProcess({ DATA_DIR: dataDir, NODE_ENV: 'production' });
    const address = await server.address();
    const pageIn = async (lang: string) => {
      const answer = await fetch(address, { headers: { 'accept-language': lang, accept: 'text/html' } });
      return { status: answer.status, cache: answer.headers.get('cache-control'), html: await answer.text() };
    };

    const [english, arabic] = [await pageIn('en'), await pageIn('ar')];
    const ready = await fetch(`${address}/health/ready`);
    const elsewhere = await fetch(`${address}/casa-miramar`, { headers: { accept: 'text/html' } });

    expect(english).toMatchObject({ status: 200, cache: 'no-store' });
    for (const step of ['pnpm hotel new', 'pnpm hotel import', 'pnpm staff add'])
      expect(english.html).toContain(step);
    expect(english.html).toContain('<meta name="robots" content="noindex">');
    // The page reveals neither versions nor paths of the machine.
    expect(english.html).not.toMatch(/\d+\.\d+\.\d+|<script/);
    expect(english.html).not.toContain(dataDir);
    expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
    expect([ready.status, await ready.json()]).toEqual([200, expect.objectContaining({ hotels: 0 })]);
    expect(elsewhere.status).toBe(404);
    const db = await connectToDatabase(dataDir);
    const { rows } = await db.query(
      'select (select count(*)::int from property) as hotels, demo from suite_meta',
    );
    await db.end();
    expect(rows).toEqual([{ hotels: 0, demo: 'none' }]);
  },
);
