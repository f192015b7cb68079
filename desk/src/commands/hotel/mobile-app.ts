import type { MobileApp } from '@guest/shared/contracts/property/property-socket.contract';
import { Option } from 'commander';
import { RequestError } from '../../connection/request-error';
import { UsageError, type Command, type CommandOptions } from '../../core/command';

const OPENS = ['link', 'banner'] as const;

export const mobileApp: Command = {
  name: 'mobile-app',
  summary: "shows or sets the hotel's own app, which the pages open on phones",
  example: 'pnpm desk mobile-app --ios A1B2C3D4E5.com.hotel.guest --opens banner',
  options: [
    new Option('--opens <how>', 'opens the app by itself (link), or offers it (banner)').choices(OPENS),
    new Option('--ios <ids>', 'team and bundle, such as A1B2C3D4E5.com.hotel.guest; several with commas'),
    new Option(
      '--android <apps>',
      'package and SHA-256 fingerprint, such as com.hotel.guest=AB:CD:…; several with commas',
    ),
    new Option('--none', 'the hotel has no app'),
  ],
  async run({ desk, session }, _args, options) {
    const { app: before, deepLinkBase } = await desk.request('loadMobileApp', {});
    const wanted = appOf(options, before);
    const { app } =
      wanted === undefined
        ? { app: before }
        : await desk.request('changeMobileApp', { app: wanted }).catch((error: unknown) => {
            throw explained(error, deepLinkBase);
          });
    return { data: { app, deepLinkBase }, lines: appLines(app, session.property.name, deepLinkBase) };
  },
};

/** Returns the app that the options describe, `null` for none, or `undefined` if they change nothing. */
function appOf(options: CommandOptions, before: MobileApp | null): MobileApp | null | undefined {
  const { opens, ios, android, none } = options;
  const isNamed = opens !== undefined || ios !== undefined || android !== undefined;
  if (none && isNamed) throw new UsageError('--none cannot be combined with other options');
  if (none) return null;
  if (!isNamed) return undefined;
  const app = {
    opens: OPENS.find((one) => one === opens) ?? before?.opens ?? 'link',
    iosAppIds: ios === undefined ? (before?.iosAppIds ?? []) : itemsIn(ios),
    androidApps: android === undefined ? (before?.androidApps ?? []) : androidAppsIn(itemsIn(android)),
  };
  if (app.iosAppIds.length + app.androidApps.length === 0) {
    throw new UsageError('an app needs --ios, --android or both');
  }
  return app;
}

const itemsIn = (typed: NonNullable<CommandOptions[string]>): string[] =>
  String(typed)
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** An app that is named twice has several certificates. */
function androidAppsIn(items: string[]): MobileApp['androidApps'] {
  const fingerprintsOf = new Map<string, string[]>();
  for (const item of items) {
    const [packageName, fingerprint] = item.split('=');
    if (!packageName || !fingerprint)
      throw new UsageError('--android must look like <package>=<fingerprint>');
    fingerprintsOf.set(packageName, [...(fingerprintsOf.get(packageName) ?? []), fingerprint.toUpperCase()]);
  }
  return [...fingerprintsOf].map(([packageName, fingerprints]) => ({ packageName, fingerprints }));
}

const WHY: Readonly<Record<string, string>> = {
  deep_link_base_missing: 'has no address for the links that open the app',
  deep_link_base_on_suite:
    'has the links that open the app on the host of the suite, where phones open no app',
};

/** Says what the operator has to change before the hotel can have an app. */
function explained(error: unknown, deepLinkBase: string): unknown {
  const why = error instanceof RequestError && WHY[error.code];
  if (!why) return error;
  const text = `The server ${why} (${deepLinkBase}). Set DEEP_LINK_BASE to an address on a host of its own that leads to this server, such as https://open.hotel.example/open, and start it again (docs/native-app.md).`;
  return new RequestError(error.status, error.code, text);
}

const HOW = { link: 'Pages open it by themselves.', banner: 'Pages offer it in a banner.' };

const appLines = (app: MobileApp | null, name: string, deepLinkBase: string): string[] =>
  app === null
    ? [`${name} has no app of its own.`]
    : [
        `${name} has an app of its own. ${HOW[app.opens]}`,
        `iOS: ${app.iosAppIds.join(', ') || 'none'}`,
        `Android: ${app.androidApps.map((it) => `${it.packageName} (${it.fingerprints.join(', ')})`).join(', ') || 'none'}`,
        `Links: ${deepLinkBase}`,
      ];
