import { releaseSuite } from '../../../release/src/cli/release-suite';
import { connectTo } from '../chat/database';
import { createDiners, deleteDiners } from '../dining/diners';
import { scrollBareList } from '../feed/bare-feed';
import { MANY_POSTS, visitFeed } from '../feed/feed-visit';
import { createPosts, deletePosts, keepNewestPosts } from '../feed/many-posts';
import { timePages } from '../feed/time-pages';
import { waitForQuietMachine } from '../measuring/quiet-machine';
import { metric, type Metric, type Report } from '../measuring/report';
import { median } from '../measuring/statistics';
import { labDataDir, labStore } from '../suite/lab-folders';
import { serveLists } from '../suite/list-pages';
import { startServer } from '../suite/server-process';

const PROPERTY = 'casa-miramar';
const ALL_POSTS = 100_000;
const QUIET_TIMEOUT_MS = 30_000;
type Visit = Awaited<ReturnType<typeof visitFeed>>;
type Bare = Awaited<ReturnType<typeof scrollBareList>>;

/** Measures the feed with 10,000 posts on a phone, and a page of it with 100,000 on the server. */
export async function benchFeed(args: { blocks: number; print: (line: string) => void }): Promise<Report> {
  const { blocks, print } = args;
  await releaseSuite({ storage: labStore, channels: ['production'], print });
  const lists = await serveLists();
  const server = await startServer(labDataDir);
  const client = await connectTo(labDataDir);
  const guests = await createDiners(client, 1);
  try {
    const token = guests[0]?.token ?? '';
    print(`storing ${ALL_POSTS.toLocaleString('en')} posts`);
    await createPosts(client, ALL_POSTS);
    const pages = await timePages(server.origin, PROPERTY);
    await keepNewestPosts(client, MANY_POSTS);
    let busy = 0;
    const visits: Visit[] = [];
    const bare: Bare[] = [];
    for (let block = 0; block < blocks; block += 1) {
      if (!(await waitForQuietMachine(QUIET_TIMEOUT_MS))) busy += 1;
      bare.push(await scrollBareList(lists.addressOf('bare')));
      visits.push(await visitFeed(server.origin, PROPERTY, token));
      print(`${block + 1} of ${blocks}: ${JSON.stringify({ ...visits.at(-1), bare: bare.at(-1) })}`);
    }
    return {
      name: 'feed',
      date: new Date().toISOString(),
      metrics: metricsOf(visits, { bare, pages }),
      notes: [
        `${MANY_POSTS.toLocaleString('en')} posts, loaded by scrolling; at a quarter of the CPU. The bare list is virtua with two lines in a row.`,
        ...(busy > 0
          ? [`The machine did other work in ${busy} of ${blocks} visits: this run does not count.`]
          : []),
      ],
    };
  } finally {
    await deletePosts(client);
    await deleteDiners(client, guests);
    await client.end();
    await server.stop();
    await lists.close();
  }
}

function metricsOf(visits: Visit[], { bare, pages }: { bare: Bare[]; pages: number }): Metric[] {
  const of = (what: keyof Visit) => median(visits.map((visit) => visit[what]));
  const ofBare = (what: keyof Bare) => median(bare.map((one) => one[what]));
  const against = (
    name: string,
    what: keyof Bare,
    limits: { goal?: number; target?: number; unit: string },
  ) => metric({ name, value: of(what), baseline: ofBare(what), ...limits });
  return [
    against('frames over 50 ms while scrolling', 'longFrames', { goal: 0, target: 3, unit: '' }),
    against('longest frame', 'longestFrame', { unit: 'ms' }),
    metric({
      name: 'like, tap to painted',
      value: of('like'),
      unit: 'ms',
      target: 50,
      baseline: of('likeFew'),
    }),
    metric({
      name: 'like, with 10,000 loaded to with 100',
      value: of('like') / of('likeFew'),
      unit: '×',
      target: 1.5,
    }),
    metric({ name: 'open a post, tap to painted', value: of('open'), unit: 'ms' }),
    metric({ name: 'back to its place', value: of('back'), unit: 'ms', target: 100 }),
    metric({ name: 'moved meanwhile', value: of('moved'), unit: 'px', target: 2 }),
    metric({ name: 'articles in the document', value: of('articles'), unit: '', target: 40 }),
    metric({
      name: 'heap, with 10,000 loaded to with 100',
      value: of('heap') / of('heapFew'),
      unit: '×',
      target: 1.5,
    }),
    metric({ name: 'a page of 100,000 posts', value: pages, unit: 'ms', target: 15 }),
  ];
}
