import { pathTo } from '@guest/shared/routes/routes';
import { publishAgain } from '../../mixes/earlier-release';
import { openPages } from '../../mixes/journeys';
import { matrixOf } from '../../mixes/matrix';
import { pairwise } from '../../mixes/pairs';
import { tryMix } from '../../mixes/try-mix';
import { suiteStore } from '../../releases/suite-store';
import { expect, test } from '../../test';

const HOTEL = { property: 'casa-miramar' };
const NAMES = ['activities', 'dining'];
const PAGES = [pathTo('property-activities-index', HOTEL), pathTo('property-directories', HOTEL)];

test('M-05 M-08 two versions of two remotes work in every mix, and the matrix shows it', async ({
  browser,
  baseURL,
}) => {
  // The test makes two builds and opens six pages twice, next to other tests.
  test.setTimeout(240_000);
  const before = await publishAgain(NAMES, { store: suiteStore() });
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-release-channel': 'staging' },
    serviceWorkers: 'block',
  });

  const results = [];
  for (const mix of pairwise(before)) results.push(await tryMix(context, mix, openPages(PAGES)));
  await context.close();

  expect(matrixOf(NAMES, results)).toEqual([
    'as before   activities  dining',
    'activities  works       works',
    'dining      works       works',
  ]);
});
