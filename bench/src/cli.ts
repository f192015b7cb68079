import { parseArgs } from 'node:util';
import { publishReport, type Report } from './measuring/report';

const USAGE = `pnpm bench [name …] [--blocks 9]

  bytes             script and style of every page, against one build of the same sources
  first-view        cold loads, against one build and the bare page
  second-visit      a page that was opened before, on a good, a slow and a dead network
  one-line-change   what a returning visitor downloads after a change of one line
  lighthouse        the score on a phone and its parts
  fallback          the time from a failing release to the previous version, for each kind of failure
  document          documents per second and the cost of one
  cold              first guests of a server that has just started, all at once; the memory of its idle processes
  chat-list         a room of 10,000 messages, against a bare virtual list and two kits
  chat-path         a message from socket to socket, against Socket.IO with one INSERT
  words             1,000 words that a hotel does not allow, looked for in a text of 1,000 characters
  feed              a feed of 10,000 posts on a phone, against a bare virtual list
  dining-slots      the slots of sixty days in a hotel with 10,000 bookings
  dining-menu       a menu of 300 dishes, opened and filtered on a phone
  dining-orders     orders per second, against bare INSERTs of their rows
  my-stay-reads     the plan of the days, and what can be booked on a day with 20 restaurants and 200 sessions
  my-stay-sessions  the sessions of three weeks, opened on a phone
  my-stay-bookings  bookings of activities per second, against bare INSERTs of their rows
  content           the folder of a large hotel checked, imported and published, and what guests notice of it

A name selects all benchmarks that begin with it, such as chat; without a name all of them run. Each writes bench/results/<name>.json; the exit code is 1 if a target is missed.`;

interface BenchOptions {
  blocks: number;
  print: (line: string) => void;
}

/** Each benchmark is imported by name, because some load large dependencies. */
const benches: Record<string, () => Promise<(options: BenchOptions) => Promise<Report>>> = {
  bytes: async () => (await import('./benches/bytes')).benchBytes,
  'first-view': async () => (await import('./benches/first-view')).benchFirstView,
  'second-visit': async () => (await import('./benches/second-visit')).benchSecondVisit,
  'one-line-change': async () => (await import('./benches/one-line-change')).benchOneLineChange,
  lighthouse: async () => (await import('./benches/lighthouse')).benchLighthouse,
  fallback: async () => (await import('./benches/fallback')).benchFallback,
  document: async () => (await import('./benches/document')).benchDocument,
  cold: async () => (await import('./benches/cold')).benchCold,
  'chat-list': async () => (await import('./benches/chat-list')).benchChatList,
  'chat-path': async () => (await import('./benches/chat-path')).benchChatPath,
  words: async () => (await import('./words/bench-words')).benchWords,
  feed: async () => (await import('./benches/feed')).benchFeed,
  'dining-slots': async () => (await import('./benches/dining-slots')).benchDiningSlots,
  'dining-menu': async () => (await import('./benches/dining-menu')).benchDiningMenu,
  'dining-orders': async () => (await import('./benches/dining-orders')).benchDiningOrders,
  'my-stay-reads': async () => (await import('./benches/my-stay-reads')).benchMyStayReads,
  'my-stay-sessions': async () => (await import('./benches/my-stay-sessions')).benchMyStaySessions,
  'my-stay-bookings': async () => (await import('./benches/my-stay-bookings')).benchMyStayBookings,
  content: async () => (await import('./benches/content')).benchContent,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { blocks: { type: 'string', default: '9' }, help: { type: 'boolean', default: false } },
});
const all = Object.keys(benches);
/**
 * Returns the benchmark of that name or all benchmarks of a subject; an unknown word is returned as it is.
 */
const benchesNamed = (word: string) => {
  const found = all.filter((name) => name === word || name.startsWith(`${word}-`));
  return found.length > 0 ? found : [word];
};
const names = positionals.length > 0 ? positionals.flatMap(benchesNamed) : all;
const blocks = Number(values.blocks);
const isHelp = values.help || positionals[0] === 'help';
if (isHelp || !names.every((name) => name in benches) || !(blocks >= 1)) {
  console.error(USAGE);
  process.exit(isHelp ? 0 : 64);
}

let isMissed = false;
for (const name of names) {
  const bench = await benches[name]?.();
  const report = await bench?.({ blocks, print: (line) => console.error(`${name}: ${line}`) });
  if (!report) continue;
  await publishReport(report);
  isMissed ||= report.metrics.some(({ ok }) => ok === false);
}
process.exit(isMissed ? 1 : 0);
