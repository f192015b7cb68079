import { joinTitle } from '@guest/shared/routes/page-title';
import { routeOf, type RouteName } from '@guest/shared/routes/routes';
import { createLruMap } from '../../platform/cache/lru-map';
import type { Config } from '../../platform/config/config';
import type { Views } from '../first-view/views';
import { devOriginsOf } from '../releases/dev-releases';
import type { ChosenSet, SetWish } from '../releases/chosen-set';
import type { ReleaseStore } from '../releases/release-store';
import { addressOf, type Address } from '../request/address';
import { bootOf } from './boot-block';
import { documentHtml, type Scheme } from './document-html';
import type { Faces } from '../fonts/faces';
import { readFirstData, type FirstData } from '../reads/first-data';
import { createInlineFiles } from './inline-files';
import { partsOfPage } from './page-parts';
import type { ReadReplies } from '../reads/read-reply';
import { readsOfSet } from '../reads/reads-of-set';
import { rehearsalPaths } from '../reads/rehearsal';
import { storeDocument, type StoredDocument } from './stored-document';
import { descriptionOf } from '../install/suite-description';

export interface SuiteDocument {
  readonly status: 200 | 404;
  readonly lang: string;
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
}

/** The properties of a visitor on which the document depends. */
export interface Visitor {
  /** Preferred languages, in descending order. */
  readonly wished: string[];
  readonly scheme: Scheme | null;
  readonly wish: SetWish;
}

export interface DocumentsDeps {
  readonly releases: Pick<ReleaseStore, 'choose'>;
  readonly views: Views;
  readonly faces: Pick<Faces, 'faceOfPage'>;
  readonly readReply: ReadReplies;
  readonly config: Pick<Config, 'apiToken' | 'environment' | 'chatHosts'> &
    Partial<Pick<Config, 'uploadsS3'>>;
  readonly now: () => number;
  /** Receives errors that occur while no guest is waiting. */
  readonly onTrouble: (error: unknown) => void;
}

interface Making {
  address: Address;
  scheme: Scheme | null;
  set: ChosenSet;
  first: FirstData;
  status: 200 | 404;
  now: number;
}

const KEPT_DOCUMENTS = 500;
/** Enough for all channels, rollouts and their successors that exist at the same time. */
const PREPARED_SETS = 20;
/** The first renders of a thread may miss the deadline several times in a row. */
const REHEARSALS = 5;
/** A first view is rendered as of a full minute, so that all guests of that minute share it. */
const DRAWN_EVERY_MS = 60_000;

/** Builds the documents of the suite, each one once for all visitors who would get the same. */
export function createDocuments(deps: DocumentsDeps) {
  const { releases, views, faces, readReply, config, now, onTrouble } = deps;
  const kept = createLruMap<string, Promise<SuiteDocument>>(KEPT_DOCUMENTS);
  const files = createInlineFiles();
  const prepared = createLruMap<string, true>(PREPARED_SETS);

  async function documentAt(asked: Address, { wished, scheme, wish }: Visitor): Promise<SuiteDocument> {
    const address = asOfGuests(asked, config.environment);
    const set = await releases.choose(wish);
    // After a promotion, the render threads of the new releases are not running yet. Mixes and local remotes
    // are excluded because only the person who tries them is waiting.
    if (set.source !== 'mix' && !wish.local?.length && !prepared.get(set.set.id)) void prepare(set, wish);
    const first = await readFirstData({ address, set, wished }, readsOfSet(set, readReply));
    const status = address.isPossible && !first.isMissing ? 200 : 404;
    const minute = Math.floor(now() / DRAWN_EVERY_MS) * DRAWN_EVERY_MS;
    return shared({ address, scheme, set, first, status, now: minute });
  }

  /** Warms up a set before its first guest. Callers need not await it. */
  async function prepare(set: ChosenSet, wish: SetWish = {}): Promise<void> {
    prepared.set(set.set.id, true);
    try {
      await views.warm(set);
      const paths = await rehearsalPaths(set, readReply);
      await Promise.all(paths.map((path) => rehearse(addressOf(path), wish)));
    } catch (error) {
      onTrouble(error);
    }
  }

  async function rehearse(address: Address, wish: SetWish): Promise<void> {
    for (let i = 0; i < REHEARSALS; i++) {
      if ((await documentAt(address, { wished: [], scheme: null, wish })).isWhole) return;
    }
  }

  function shared(making: Making): Promise<SuiteDocument> {
    const { address, scheme, set, first, status, now: minute } = making;
    const { channel, revision, source } = set;
    const why = [set.set.id, channel, revision, source];
    const key = JSON.stringify([...why, address.url, first.lang, scheme, first.hash, status, minute]);
    const known = kept.get(key);
    if (known) return known;
    const made = make(making);
    kept.set(key, made);
    const forget = () => kept.drop(key, made);
    // An incomplete document is shared by the requests that already wait for it and rebuilt for the next one.
    made.then(({ isWhole }) => isWhole || forget(), forget);
    return made;
  }

  async function make({ address, scheme, set, first, status, now: minute }: Making): Promise<SuiteDocument> {
    const { lang, data, isComplete, hash, property } = first;
    const route = status === 200 ? (address.route?.name ?? null) : null;
    const facts = { lang, status, now: minute, data };
    const [view, parts] = await Promise.all([
      views.compose({ ...facts, set, route, url: urlOfView(address, set), isComplete, hash }),
      partsOfPage({ set, address, lang }, files),
    ]);
    const { apiToken, environment, chatHosts } = config;
    const { html, scripts, styles } = documentHtml({
      title: view.title ?? titleWithoutView(route, first),
      description: descriptionOf(property, lang),
      property,
      face: faces.faceOfPage(property?.theme ?? null, lang),
      scheme,
      view: view.html,
      parts,
      boot: bootOf(set, {
        ...facts,
        view: view.kind,
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
    return { status, lang, ...policy, isWhole: view.isWhole, stored: storeDocument(html) };
  }

  return { documentAt, prepare };
}

/** Only one of the release parameters affects the view: safe mode omits parts. */
const urlOfView = ({ url }: Address, { source }: ChosenSet): string =>
  source === 'safe' ? `${url}${url.includes('?') ? '&' : '?'}safe=1` : url;

/** Development-only pages do not exist in production. */
const asOfGuests = (asked: Address, environment: string): Address =>
  environment === 'production' && asked.route && routeOf(asked.route.name).isDev
    ? { ...asked, isPossible: false }
    : asked;

/** The title is in English as in the route table; the browser corrects it when it renders. */
function titleWithoutView(route: RouteName | null, { property }: FirstData): string {
  return joinTitle([route ? routeOf(route).title : 'Page Not Found', property?.name]);
}
