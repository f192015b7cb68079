/**
 * The program of a process that mounts the pages of one release in a browser without a screen, with the real shell.
 * The release manager's machine sends it as text, followed by the files of the releases, so that the process reads
 * nothing but the library of the browser. No call leaves the process: replies of the server are among the files.
 */
import { read, writeSync } from 'node:fs';

const CHANNEL_FD = 3;
const LENGTH_BYTES = 4;
const MAX_TEXT = 500;
/** A page counts as settled if this many checks in a row find no change. */
const QUIET_LOOKS = 12;
const MAX_LOOKS = 200;
const LOOK_EVERY_MS = 25;
const ORIGIN = 'https://suite.example';

/** Globals that browsers have and the library lacks. Node has them with the same meaning. */
const FROM_NODE = [
  'BroadcastChannel',
  'CompressionStream',
  'DecompressionStream',
  'MessageChannel',
  'MessagePort',
  'PerformanceObserver',
  'TextDecoder',
  'TextEncoder',
  'structuredClone',
];

/** The errors of the page that is being tried. */
let errors = [];

const { library, title, name, files, replies } = await receive();
process.title = title;
const { Window } = await import(library);
process.on('uncaughtException', (error) => errors.push(error));
process.on('unhandledRejection', (error) => errors.push(error));
send({ ready: true });
for (;;) {
  const { id, ask } = await receive();
  send({ id, answer: await tryPage(ask) });
}

/** Opens a page and returns what went wrong in code of the release. */
async function tryPage({ path, html, slot }) {
  errors = [];
  performance.clearMeasures();
  const page = { requests: 0 };
  const window = openWindow(path, page);
  window.document.write(html);
  const isMounted = await settle(window, page, slot);
  const measures = performance.getEntriesByType('measure');
  const failed = measures.find((it) => it.name === `failed ${name}`);
  const own = errors.filter(isOfRelease);
  const styles = window.document.adoptedStyleSheets?.length ?? 0;
  const result = {
    isMounted,
    error: text(own[0] ?? (failed ? (errors[0] ?? failed.detail?.errorClass) : undefined)),
    hasGlobalStyles: styles > 0 || window.document.querySelector('style') !== null,
  };
  await window.happyDOM.abort();
  window.close();
  return result;
}

function openWindow(path, page) {
  const window = new Window({
    url: ORIGIN + path,
    settings: {
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
      disableCSSFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
      fetch: {
        disableSameOriginPolicy: true,
        interceptor: {
          async beforeAsyncRequest({ request }) {
            const { status, type, body } = answerTo(request, page);
            return new window.Response(body, { status, headers: { 'content-type': type } });
          },
          beforeSyncRequest({ request }) {
            const { status, type, body } = answerTo(request, page);
            const ok = status === 200;
            const headers = new window.Headers({ 'content-type': type });
            return {
              status,
              ok,
              statusText: '',
              url: request.url,
              redirected: false,
              body: Buffer.from(body),
              headers,
            };
          },
        },
      },
    },
  });
  for (const key of FROM_NODE) window[key] = globalThis[key];
  window.reportError = (error) => errors.push(error);
  window.requestIdleCallback = (callback) =>
    window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }), 1);
  window.cancelIdleCallback = (id) => window.clearTimeout(id);
  window.IntersectionObserver = observerOf(window);
  window.addEventListener('error', ({ error }) => errors.push(error));
  return window;
}

/** A guest is near the place of a part at once; whatever else waits for that keeps waiting, as without a screen. */
function observerOf(window) {
  return class {
    #report;
    constructor(report) {
      this.#report = report;
    }
    observe(target) {
      if (target.hasAttribute('data-slot'))
        window.setTimeout(() => this.#report([{ target, isIntersecting: true }], this), 0);
    }
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
}

/** Answers from the files of the releases and the example replies. */
function answerTo({ method, url }, page) {
  page.requests += 1;
  const { pathname } = new URL(url);
  const file = files[pathname];
  if (file !== undefined) return { status: 200, type: 'text/javascript', body: file };
  const reply = method === 'GET' && replies.find(({ pattern }) => new RegExp(pattern).test(pathname));
  const body = reply ? reply.body : { error: 'Not Found', code: 'not_found' };
  return { status: reply ? 200 : 404, type: 'application/json', body: JSON.stringify(body) };
}

/** Waits until the page does not change any more. Returns whether it was shown, or the part in its slot. */
async function settle({ document }, page, slot) {
  const isThere = () =>
    slot === undefined
      ? name === 'shell' || hasMeasure(`remote ${name}`)
      : document.querySelector(`[data-slot="${slot}"]`)?.hasChildNodes();
  let quiet = 0;
  let last = '';
  for (let i = 0; i < MAX_LOOKS; i++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const content = document.querySelector('main')?.textContent ?? '';
    const now = `${page.requests} ${errors.length} ${content}`;
    quiet = now === last ? quiet + 1 : 0;
    last = now;
    if (quiet >= QUIET_LOOKS && content !== '' && isThere()) return true;
    // What the release has thrown decides already, so nothing more has to be waited for.
    if (quiet >= QUIET_LOOKS && (hasMeasure(`failed ${name}`) || errors.some(isOfRelease))) return false;
  }
  return false;
}

function hasMeasure(its) {
  return performance.getEntriesByName(its, 'measure').length > 0;
}

function isOfRelease(error) {
  return String(error?.stack).includes(`/releases/${name}/`);
}

function text(error) {
  return error === undefined ? undefined : String(error).slice(0, MAX_TEXT);
}

async function receive() {
  const length = (await receiveBytes(LENGTH_BYTES)).readUInt32BE();
  return JSON.parse((await receiveBytes(length)).toString());
}

async function receiveBytes(length) {
  const bytes = Buffer.alloc(length);
  for (let filled = 0; filled < length;) {
    const count = await new Promise((resolve, reject) => {
      read(CHANNEL_FD, bytes, filled, length - filled, null, (error, n) =>
        error ? reject(error) : resolve(n),
      );
    });
    // The other end of the channel ends this process.
    if (count === 0) process.reallyExit(0);
    filled += count;
  }
  return bytes;
}

function send(message) {
  const body = Buffer.from(JSON.stringify(message));
  const bytes = Buffer.alloc(LENGTH_BYTES + body.length);
  bytes.writeUInt32BE(body.length);
  body.copy(bytes, LENGTH_BYTES);
  for (let written = 0; written < bytes.length;) written += writeSync(CHANNEL_FD, bytes, written);
}
