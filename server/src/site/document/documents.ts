import { LRUCache } from 'lru-cache';
import { isOffered } from '@guest/shared/routes/is-offered';
import { joinTitle } from '@guest/shared/routes/page-title';
import type { RouteName } from '@guest/shared/routes/routes';
import { dropEntry } from '../../platform/cache/drop-entry';
import type { Config } from '../../platform/config/config';
import { DEFAULT_PUBLIC_HOST } from '../../platform/config/settings-schema';
import type { Views } from '../first-view/views';
import { devOriginsOf } from '../releases/dev-releases';
import type { ChosenSet, ReleaseSetRequest } from '../releases/resolve-release-set';
import type { ReleaseStore } from '../releases/release-store';
import { bootSlotsOf } from '../releases/slots-of-set';
import { addedRoutesOf, bootRoutesOf, routeIn } from '../releases/routes-of-set';
import { addressOf, type Address } from '../request/address';
import { bootOf } from './boot-script';
import { documentHtml, type Scheme } from './document-html';
import type { Fonts } from '../fonts/fonts';
import { readFirstData, type FirstData } from '../reads/first-data';
import { createInlineFiles } from './inline-files';
import { assetsOfPage } from './page-assets';
import type { ReadReplies } from '../reads/read-reply';
import { createPageReads } from '../reads/page-reads';
import { warmUpPaths } from '../reads/warm-up';
import { storeDocument, type StoredDocument } from './stored-document';
import { descriptionOf } from '../install/suite-description';

export interface SuiteDocument {
  readonly status: 200 | 404;
  readonly lang: string;
  /** The channel and the release set of the page. */
  readonly channel: string;
  readonly set: string;
  readonly stored: StoredDocument;
  /** The hashes of its inline scripts and styles, for the policy. */
  readonly scripts: string[];
  readonly styles: string[];
  /** The origins of dev servers that the page loads from; empty except in development. */
  readonly devOrigins: string[];
  /** The origins of chats on other hosts. */
  readonly chatHosts: string[];
  /** Other origins to which the page may upload files. */
  readonly uploadOrigins: string[];
  /** Whether a rollout assigns visitors to buckets. */
  readonly asksBucket: boolean;
  readonly isWhole: boolean;
  /** The page that the address matches, whether or not something exists there. */
  readonly page: Page | undefined;
}

export interface Page {
  readonly name: RouteName;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
}

/** The properties of a visitor on which the document depends. */
export interface Visitor {
  /** Preferred languages, in descending order. */
  readonly preferred: string[];
  readonly scheme: Scheme | null;
  readonly setRequest: ReleaseSetRequest;
}

export interface DocumentsDeps {
  readonly releases: Pick<ReleaseStore, 'choose'>;
  readonly views: Views;
  readonly fonts: Pick<Fonts, 'fontOfPage'>;
  readonly readReply: ReadReplies;
  readonly config: Pick<Config, 'apiToken' | 'environment' | 'chatHosts'> &
    Partial<Pick<Config, 'uploadsS3' | 'publicHost'>>;
  readonly now: () => number;
  /** Receives errors that occur while no guest is waiting. */
  readonly onError: (error: unknown) => void;
}

interface DocumentInput {
  address: Address;
  scheme: Scheme | null;
  set: ChosenSet;
  first: FirstData;
  status: 200 | 404;
  now: number;
}

const MAX_CACHED_DOCUMENTS = 500;
/** Enough for all channels, rollouts and their successors that exist at the same time. */
const MAX_PREPARED_SETS = 20;
/** The first renders of a process may miss the deadline several times in a row. */
const WARM_UP_ATTEMPTS = 5;
/** A first view is rendered as of a full minute, so that all guests of that minute share it. */
const RENDERED_EVERY_MS = 60_000;

/** Builds the documents of the suite, each one once for all visitors who would get the same. */
export function createDocuments(deps: DocumentsDeps) {
  const { releases, views, fonts, readReply, config, now, onError } = deps;
  const cache = new LRUCache<string, Promise<SuiteDocument>>({ max: MAX_CACHED_DOCUMENTS });
  const files = createInlineFiles();
  const prepared = new LRUCache<string, true>({ max: MAX_PREPARED_SETS });

  async function documentAt(
    requested: Address,
    { preferred, scheme, setRequest }: Visitor,
  ): Promise<SuiteDocument> {
    const set = await releases.choose(setRequest);
    const address = withoutDevPages(addressOf(requested.url, addedRoutesOf(set)), set, config.environment);
    // After a promotion, the processes of the new releases are not running yet. Mixes and local remotes
    // are excluded because only the person who tries them is waiting.
    if (set.source !== 'mix' && !setRequest.local?.length && !prepared.get(set.set.id))
      void prepare(set, setRequest);
    const first = await readFirstData({ address, set, preferred }, createPageReads(set, readReply));
    const status = address.isPossible && !first.isMissing && isOfferedAt(address, set, first) ? 200 : 404;
    const minute = Math.floor(now() / RENDERED_EVERY_MS) * RENDERED_EVERY_MS;
    return sharedDocument({ address, scheme, set, first, status, now: minute });
  }

  /** Warms up a set before its first guest. Callers need not await it. */
  async function prepare(set: ChosenSet, setRequest: ReleaseSetRequest = {}): Promise<void> {
    prepared.set(set.set.id, true);
    try {
      await views.warm(set);
      const paths = await warmUpPaths(set, readReply);
      await Promise.all(paths.map((path) => warmUp(addressOf(path), setRequest)));
    } catch (error) {
      onError(error);
    }
  }

  async function warmUp(address: Address, setRequest: ReleaseSetRequest): Promise<void> {
    for (let i = 0; i < WARM_UP_ATTEMPTS; i++) {
      if ((await documentAt(address, { preferred: [], scheme: null, setRequest })).isWhole) return;
    }
  }

  function sharedDocument(input: DocumentInput): Promise<SuiteDocument> {
    const { address, scheme, set, first, status, now: minute } = input;
    const { channel, revision, source } = set;
    const setKey = [set.set.id, channel, revision, source];
    const key = JSON.stringify([...setKey, address.url, first.lang, scheme, first.hash, status, minute]);
    const known = cache.get(key);
    if (known) return known;
    const made = buildDocument(input);
    cache.set(key, made);
    const forget = () => dropEntry(cache, key, made);
    // An incomplete document is shared by the requests that already wait for it and rebuilt for the next one.
    made.then(({ isWhole }) => isWhole || forget(), forget);
    return made;
  }

  async function buildDocument({
    address,
    scheme,
    set,
    first,
    status,
    now: minute,
  }: DocumentInput): Promise<SuiteDocument> {
    const { lang, data, isComplete, hash, property } = first;
    const route = status === 200 ? (address.route?.name ?? null) : null;
    const routes = bootRoutesOf(set, lang);
    const slots = bootSlotsOf(set);
    const facts = { lang, status, now: minute, data, ...(routes && { routes }), ...(slots && { slots }) };
    const [view, assets] = await Promise.all([
      views.compose({ ...facts, set, route, url: urlOfView(address, set), isComplete, hash }),
      assetsOfPage({ set, address, lang }, files),
    ]);
    const { apiToken, environment, chatHosts } = config;
    const { html, scripts, styles } = documentHtml({
      title: view.title ?? titleWithoutView(set, route, first),
      description: descriptionOf(property, lang),
      property,
      origin: `https://${config.publicHost ?? DEFAULT_PUBLIC_HOST}`,
      font: fonts.fontOfPage(property?.theme ?? null, lang),
      scheme,
      view: view.html,
      assets,
      boot: bootOf(set, {
        ...facts,
        view: view.kind,
        ...(view.failed !== undefined && { failedView: view.failed }),
        config: { apiBaseUrl: '', apiToken, environment, chatHosts },
      }),
    });
    const policy = {
      scripts,
      styles,
      devOrigins: devOriginsOf(set),
      chatHosts: Object.values(chatHosts),
      asksBucket: set.asksBucket,
      uploadOrigins: config.uploadsS3 ? [new URL(config.uploadsS3.endpoint).origin] : [],
    };
    const build = { channel: set.channel, set: set.set.id };
    const made = { isWhole: view.isWhole, stored: storeDocument(html) };
    return { status, lang, ...build, ...policy, page: pageAt(address, set), ...made };
  }

  return { documentAt, prepare };
}

/** Only one of the release parameters affects the view: safe mode omits parts. */
const urlOfView = ({ url }: Address, { source }: ChosenSet): string =>
  source === 'safe' ? `${url}${url.includes('?') ? '&' : '?'}safe=1` : url;

function pageAt({ route }: Address, set: ChosenSet): Page | undefined {
  const path = route && routeIn(set, route.name)?.path;
  return path && { ...route, path };
}

/** Development-only pages do not exist in production. */
const withoutDevPages = (requested: Address, set: ChosenSet, environment: string): Address =>
  environment === 'production' && requested.route && routeIn(set, requested.route.name)?.isDev
    ? { ...requested, isPossible: false }
    : requested;

/** A hotel has no page for a feature that it does not have. */
const isOfferedAt = ({ route }: Address, set: ChosenSet, { property }: FirstData): boolean =>
  !route || !property || isOffered(route.name, property.features, routeIn(set, route.name));

/** A title of the table is in English; the browser corrects it when it renders. */
function titleWithoutView(set: ChosenSet, route: RouteName | null, { property, lang }: FirstData): string {
  return joinTitle([route ? routeIn(set, route, lang)?.title : 'Page Not Found', property?.name]);
}
