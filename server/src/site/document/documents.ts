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
  /** Hashes of what stands in it, for its policy. */
  readonly scripts: string[];
  readonly styles: string[];
  /** Origins of dev servers that its page loads from; none but in development. */
  readonly devOrigins: string[];
  /** Origins of chats that are not where the document is. */
  readonly chatHosts: string[];
  /** Where its page may send files to, besides here. */
  readonly uploadOrigins: string[];
  /** Whether visitors are told apart by a bucket. */
  readonly asksBucket: boolean;
  readonly isWhole: boolean;
}

/** Who looks, as far as the document differs. */
export interface Visitor {
  /** The dearest first. */
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
  /** Hears of what went wrong where no guest was waiting. */
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
/** As many as channels, rollouts and their successors may be about at once. */
const PREPARED_SETS = 20;
/** What a thread draws first may miss the deadline of several guests in a row. */
const REHEARSALS = 5;
/** A first view is drawn as of a full minute, so that all guests of that minute share it. */
const DRAWN_EVERY_MS = 60_000;

/** The documents of the suite, each made once for all who would see the same. */
export function createDocuments(deps: DocumentsDeps) {
  const { releases, views, faces, readReply, config, now, onTrouble } = deps;
  const kept = createLruMap<string, Promise<SuiteDocument>>(KEPT_DOCUMENTS);
  const files = createInlineFiles();
  const prepared = createLruMap<string, true>(PREPARED_SETS);

  async function documentAt(asked: Address, { wished, scheme, wish }: Visitor): Promise<SuiteDocument> {
    const address = asOfGuests(asked, config.environment);
    const set = await releases.choose(wish);
    // A promotion brings releases whose threads are not there yet; what somebody tries is for one who waits.
    if (set.source !== 'mix' && !wish.local?.length && !prepared.get(set.set.id)) void prepare(set, wish);
    const first = await readFirstData({ address, set, wished }, readsOfSet(set, readReply));
    const status = address.isPossible && !first.isMissing ? 200 : 404;
    const minute = Math.floor(now() / DRAWN_EVERY_MS) * DRAWN_EVERY_MS;
    return shared({ address, scheme, set, first, status, now: minute });
  }

  /** Makes a set ready before its first guest. Nobody waits for it. */
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
    // What could not be whole is shared by those who wait for it now, and tried again for the next.
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

/** What is drawn differs by what the address asks of the releases in one thing: safe mode leaves parts out. */
const urlOfView = ({ url }: Address, { source }: ChosenSet): string =>
  source === 'safe' ? `${url}${url.includes('?') ? '&' : '?'}safe=1` : url;

/** Where guests are, a page for those who build the suite is none. */
const asOfGuests = (asked: Address, environment: string): Address =>
  environment === 'production' && asked.route && routeOf(asked.route.name).isDev
    ? { ...asked, isPossible: false }
    : asked;

/** In English, as the table of routes has it: the browser corrects it as soon as it draws. */
function titleWithoutView(route: RouteName | null, { property }: FirstData): string {
  return joinTitle([route ? routeOf(route).title : 'Page Not Found', property?.name]);
}
