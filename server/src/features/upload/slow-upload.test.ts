import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { upload } from '../../platform/db/tables/schema';
import { beginForm } from './testing/begin-form';
import { jpeg } from './testing/sample-files';
import { testUploads } from './testing/test-uploads';

const suite = await testUploads({ uploadMs: 1_000 });

test('a slow upload is aborted and its ticket becomes invalid', async () => {
  const ada = await suite.guest();
  const { key, fields } = await suite.ticketFor(ada);
  const { sending, answered } = beginForm(suite.url, fields, jpeg.length);
  sending.write(jpeg.subarray(0, 2_000));

  expect(await answered).toBe(503);
  await vi.waitFor(
    async () => {
      const [row] = await suite.db.select().from(upload).where(eq(upload.key, key));
      expect(row?.state).not.toBe('receiving');
    },
    { timeout: 20_000 },
  );
  sending.destroy();
});
