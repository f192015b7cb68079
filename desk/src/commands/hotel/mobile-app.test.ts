import type { MobileApp } from '@guest/shared/contracts/property/property-socket.contract';
import { expect, test } from 'vitest';
import { RequestError } from '../../connection/request-error';
import { UsageError, type CommandOptions } from '../../core/command';
import { mobileApp } from './mobile-app';

const BASE = 'https://open.hotel.example/open';
const kept: MobileApp = {
  opens: 'banner',
  iosAppIds: ['A1B2C3D4E5.com.casa'],
  androidApps: [{ packageName: 'com.casa', fingerprints: ['AB'] }],
};

/** Runs the command at a hotel, and returns what it has asked the server to store. */
async function run(options: CommandOptions, before: MobileApp | null = null, refusal?: RequestError) {
  const sent: unknown[] = [];
  const desk = {
    async request(name: string, input: { app?: MobileApp | null }) {
      if (name === 'loadMobileApp') return { app: before, deepLinkBase: BASE };
      if (refusal) throw refusal;
      sent.push(input.app);
      return { app: input.app };
    },
  };
  // The command uses nothing else of its context.
  const context = { desk, session: { property: { name: 'Casa Miramar' } } } as never;
  const { lines } = await mobileApp.run(context, [], options);
  return { sent, output: lines.join('\n') };
}

test('without options the command shows the app and changes nothing', async () => {
  expect(await run({})).toEqual({ sent: [], output: 'Casa Miramar has no app of its own.' });
  const { sent, output } = await run({}, kept);
  expect(sent).toEqual([]);
  expect(output).toContain('Android: com.casa (AB)');
  expect(output).toContain(BASE);
});

test('settings that are not named stay unchanged', async () => {
  const { sent } = await run({ opens: 'link' }, kept);

  expect(sent).toEqual([{ ...kept, opens: 'link' }]);
});

test('an app for Android with two certificates is one app', async () => {
  const { sent } = await run({ android: 'com.casa=ab:cd, com.casa=EF:01 ,com.other=AB:CD' });

  expect(sent).toEqual([
    {
      opens: 'link',
      iosAppIds: [],
      androidApps: [
        { packageName: 'com.casa', fingerprints: ['AB:CD', 'EF:01'] },
        { packageName: 'com.other', fingerprints: ['AB:CD'] },
      ],
    },
  ]);
});

test('--none removes the app', async () => {
  expect(await run({ none: true }, kept)).toEqual({
    sent: [null],
    output: 'Casa Miramar has no app of its own.',
  });
});

test.each<[string, CommandOptions]>([
  ['--none with another option', { none: true, ios: 'A1B2C3D4E5.com.casa' }],
  ['a package without a fingerprint', { android: 'com.casa' }],
  ['no app at all', { opens: 'link' }],
])('%s is a wrong command line', async (_what, options) => {
  await expect(run(options)).rejects.toThrow(UsageError);
});

test.each(['deep_link_base_missing', 'deep_link_base_on_suite'])(
  'a refusal with %s says what the operator has to set',
  async (code) => {
    const refusal = new RequestError(422, code, "This isn't allowed");
    const failing = run({ ios: 'A1B2C3D4E5.com.casa' }, null, refusal);

    await expect(failing).rejects.toMatchObject({ status: 422, code });
    await expect(failing).rejects.toThrow(/Set DEEP_LINK_BASE .*docs\/native-app\.md/);
  },
);

test('any other refusal stays as it is', async () => {
  const refusal = new RequestError(403, 'not_allowed', "This isn't allowed");

  await expect(run({ ios: 'A1B2C3D4E5.com.casa' }, null, refusal)).rejects.toBe(refusal);
});
