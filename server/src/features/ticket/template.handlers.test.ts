import { expect, test } from 'vitest';
import { testSockets } from '../../testing/test-sockets';

const sockets = await testSockets();

test('K-07 E-14 a guest gets the services of their property in their language', async () => {
  const [ada, noor] = [
    await sockets.guest({ lang: 'es' }),
    await sockets.guest({ slug: 'qasr-al-bahr', lang: 'ar' }),
  ];

  const [here, there] = [
    await ada.requestOk('getRequestTemplates', {}),
    await noor.requestOk('getRequestTemplates', {}),
  ];

  expect(here.map(({ order }) => order)).toEqual(here.map((_, i) => i));
  expect(here.length).toBeGreaterThan(5);
  expect(here.some(({ name }) => /toalla/i.test(name))).toBe(true);
  expect(there.every(({ name }) => /\p{Script=Arabic}/u.test(name))).toBe(true);
  expect(here.map(({ requestTemplateId }) => requestTemplateId)).not.toContain(there[0]?.requestTemplateId);
});
