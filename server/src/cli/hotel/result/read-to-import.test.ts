import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { readHotelFolder, readToImport } from './read-hotel-folder';
import { VIENNA } from '../../../features/hotel-content/testing/vienna';

const home = await mkdtemp(join(tmpdir(), 'remote-'));
afterAll(() => rm(home, { recursive: true }));
const photo = await sharp({ create: { width: 1_700, height: 900, channels: 3, background: 'teal' } })
  .webp()
  .toBuffer();

let folders = 0;
async function vienna(yaml: string): Promise<string> {
  const folder = join(home, String((folders += 1)));
  for (const [path, text] of VIENNA) await write(join(folder, path), text);
  await write(join(folder, 'pictures/pictures.yaml'), yaml);
  await write(join(folder, 'hotel.yaml'), `${VIENNA.get('hotel.yaml')}picture: court\n`);
  return folder;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

const COURT = 'court: { alt: The court, url: https://cdn.example/court.jpg }\n';

test('the check accepts a remote picture without fetching it, and an import fetches it once', async () => {
  const folder = await vienna(COURT);
  const asked: string[] = [];
  const fetchBytes = async (url: string) => {
    asked.push(url);
    return photo;
  };

  const checked = await readHotelFolder(folder);
  const tried = await readToImport(folder, { dryRun: true, fetchBytes });
  const inFolder = await readdir(join(folder, 'pictures'));
  const imported = await readToImport(folder, { fetchBytes });
  const again = await readToImport(folder, { fetchBytes });

  expect(checked.content).toBeDefined();
  expect(tried.pictures.get('court')).toBeNull();
  expect(inFolder).toEqual(['pictures.yaml']);
  expect(imported.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(imported.pictures.get('court')).toMatchObject({ path: 'pictures/court.webp', width: 1_700 });
  expect(again.pictures).toEqual(imported.pictures);
  expect(asked).toEqual(['https://cdn.example/court.jpg']);
  expect(await readFile(join(folder, 'pictures/court.webp'))).toEqual(photo);
});

test.each([
  ['picture-format', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['picture-format', Buffer.from('<!doctype html><script>1</script>')],
  ['picture-broken', photo.subarray(0, photo.length / 2)],
])('%s: what is at the address is looked at, and nothing is kept', async (code, bytes) => {
  const folder = await vienna(`# ours\n${COURT}`);

  const { content, problems } = await readToImport(folder, { fetchBytes: async () => bytes });

  expect(content).toBeUndefined();
  expect(problems).toContainEqual(
    expect.objectContaining({ severity: 'error', code, file: 'pictures/pictures.yaml', line: 2, column: 31 }),
  );
  expect(await readdir(join(folder, 'pictures'))).toEqual(['pictures.yaml']);
});

test.each(['https://127.0.0.1/a.jpg', 'https://[::ffff:169.254.169.254]/latest', 'https://[::1]/a.jpg'])(
  'picture-unreachable: an import does not fetch %s',
  async (url) => {
    const { problems } = await readToImport(await vienna(COURT.replace(/https[^ ]+/, `'${url}'`)), {});

    expect(problems).toContainEqual(
      expect.objectContaining({
        code: 'picture-unreachable',
        line: 1,
        message: expect.stringContaining('is not in the public network'),
      }),
    );
  },
);

test('an address without https is refused before anything is fetched', async () => {
  const folder = await vienna('court: { alt: The court, url: "http://cdn.example/court.jpg" }\n');

  const { problems } = await readToImport(folder, {
    fetchBytes: async () => {
      throw new Error('was fetched');
    },
  });

  expect(problems).toContainEqual(expect.objectContaining({ code: 'form-wrong', line: 1, column: 31 }));
});

test('nothing is fetched for a folder that is refused for another reason', async () => {
  const folder = await vienna(COURT);
  await write(join(folder, 'requests.yaml'), 'requests: 3\n');
  let fetched = 0;

  const { content } = await readToImport(folder, {
    fetchBytes: async () => {
      fetched += 1;
      return photo;
    },
  });

  expect([content, fetched]).toEqual([undefined, 0]);
});
