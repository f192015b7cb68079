import { expect, test } from 'vitest';
import { bootIn, fixtureSite } from './testing/fixture-site';

const OUTLETS = '/casa/directories/bars-and-restaurants';

test.each([
  ['throws', 'throwsInRender', 'dining'],
  ['cannot be loaded', 'throwsAtImport', 'dining'],
  ['works', 'good', undefined],
] as const)('M-05 a document says whether the bundle of its page %s', async (_case, dining, failed) => {
  const { get } = await fixtureSite({ dining });

  expect(bootIn((await get(OUTLETS)).html).failedView).toBe(failed);
  // A bundle that has failed rests, which is no better for the guest.
  expect(bootIn((await get(OUTLETS)).html).failedView).toBe(failed);
  expect(bootIn((await get('/')).html).failedView).toBeUndefined();
});
